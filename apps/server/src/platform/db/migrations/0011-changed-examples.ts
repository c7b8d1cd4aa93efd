import { sql } from 'kysely';
import { flag } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

const recordTables = [
  'pacientes',
  'categorias',
  'cardapios',
  'refeicao_templates',
  'receita_templates',
  'orientacao_templates',
];

/** An example that was changed is no example any more; how the record began is kept beside it. */
export const changedExamples: Migration = {
  name: '0011-changed-examples',
  async up(db, t, engine) {
    const no = sql.lit(flag(engine, false));
    const isSample = sql`is_sample = ${sql.lit(flag(engine, true))}`;
    for (const name of recordTables) {
      const table = sql.table(name);
      await sql`alter table ${table} add column made_as_sample ${t.flag} not null default ${no}`.execute(db);
      await sql`update ${table} set made_as_sample = is_sample where ${isSample}`.execute(db);
      await sql`update ${table} set is_sample = ${no} where ${isSample} and version > 1`.execute(db);
    }
  },
};
