import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const lists = {
  pacientes: ['consentimentos'],
  cardapios: ['refeicoes', 'receitas', 'orientacoes'],
  refeicao_templates: ['opcoes'],
  receita_templates: ['ingredientes'],
  orientacao_templates: ['itens'],
};

/**
 * Lists are written whole and read whole. `json` keeps them as the text they came as, where `jsonb` takes them apart
 * and puts them together again with every request: a list of 20 plans cost PostgreSQL four times as much.
 */
export const listsAsText: Migration = {
  name: '0006-lists-as-text',
  async up(db, _types, engine) {
    if (engine !== 'postgres') return;
    const canLz4 = await knowsLz4(db);
    for (const [table, columns] of Object.entries(lists)) {
      for (const column of columns) {
        const [on, name] = [sql.table(table), sql.ref(column)];
        await sql`alter table ${on} alter column ${name} type json using ${name}::text::json`.execute(db);
        if (canLz4) await sql`alter table ${on} alter column ${name} set compression lz4`.execute(db);
      }
    }
  },
};

/** Much cheaper than the default to write and to read; PostgreSQL has it since 14, if it was built with it. */
export async function knowsLz4(db: Parameters<Migration['up']>[0]): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select 'lz4' = any(enumvals) as known from pg_settings where name = 'default_toast_compression'`.execute(
    db,
  );
  return rows[0]?.known ?? false;
}
