import { sql } from 'kysely';
import { keepUsage, recordSource, storedBy, type UsageSource, usageSums } from '../dialect-usage.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';

const plan = [
  'refeicoes',
  'receitas',
  'orientacoes',
  'observacoes_finais',
  'leituras',
  'meta',
  'mostrar_numeros',
];

const records: Record<string, readonly string[]> = {
  cardapios: [
    ...['titulo', 'paciente_id', 'paciente_nome', 'token_publico', 'link_expira_em'],
    ...[...plan, 'numeros', 'trocas', 'versao_leitura'],
  ],
  pacientes: [
    ...['nome', 'email', 'telefone', 'data_nascimento', 'observacoes', 'medidas_em', 'sexo', 'atividade'],
    ...['responsavel_nome', 'responsavel_contato', 'melhor_interesse', 'consentimentos'],
  ],
  refeicao_templates: ['nome', 'horario', 'opcoes', 'categoria_id'],
  receita_templates: ['nome', 'ingredientes', 'modo_preparo', 'categoria_id'],
  orientacao_templates: ['titulo', 'itens', 'categoria'],
  cardapio_templates: ['nome', ...plan, 'numeros', 'versao_leitura'],
  categorias: ['nome', 'tipo', 'cor'],
  alimentos: ['nome', 'marca', 'base', 'medidas'],
  leituras: ['texto', 'alimento', 'escrito'],
};

// Each change of these adds a version first.
const withHistory = ['cardapios', 'pacientes'];

/** All that an account stores, as of this step. A step that adds a column for texts or lists makes the triggers of its table anew. */
export const usageSources: readonly UsageSource[] = [
  ...Object.entries(records).map(([table, columns]) =>
    recordSource(table, columns, { hasHistory: withHistory.includes(table) }),
  ),
  { table: 'record_versions', owner: (row) => `${row}.owner_id`, columns: ['content'] },
  // Everyone who holds a file pays for it, though its bytes are kept once.
  {
    table: 'file_owners',
    owner: (row) => `${row}.owner_id`,
    readsOtherTables: true,
    bytes: (row) => `coalesce((select size from files where id = ${row}.file_id), 0)`,
  },
  { table: 'conversations', owner: (row) => `${row}.created_by_id`, columns: ['metadata'] },
  {
    table: 'messages',
    readsOtherTables: true,
    owner: (row) => `(select created_by_id from conversations where id = ${row}.conversation_id)`,
    columns: ['content', 'details'],
  },
];

/**
 * What each account stores: bytes, records, and how many records of each table are outside the bin. One trigger keeps all of it
 * in one row. Earlier databases have a table and triggers for the counts (0018) and others for the bytes (0021).
 */
export const oneRowOfUsage: Migration = {
  name: '0025-one-row-of-usage',
  async up(db, t, engine) {
    const isPostgres = engine === 'postgres';
    for (const { table } of usageSources) await dropTriggers(db as unknown as Db, isPostgres, table);
    for (const table of ['record_counts', 'account_usage'])
      await db.schema.dropTable(table).ifExists().execute();
    if (isPostgres)
      await sql`drop function if exists count_new_records(), count_changed_record()`.execute(db);

    const count = isPostgres ? sql`bigint` : t.int;
    let table = db.schema
      .createTable('account_usage')
      .addColumn('owner_id', t.text, (c) => c.notNull())
      // The connection that wrote the row; 0 for the sum of earlier ones.
      .addColumn('writer', count, (c) => c.notNull().defaultTo(0));
    for (const column of usageSums)
      table = table.addColumn(column, column === 'bytes' ? count : t.int, (c) => c.notNull().defaultTo(0));
    if (isPostgres)
      table = table
        .addColumn('unchecked_bytes', count, (c) => c.notNull().defaultTo(-1))
        .addColumn('unchecked_records', count, (c) => c.notNull().defaultTo(-1));
    await table.addPrimaryKeyConstraint('account_usage_key', ['owner_id', 'writer']).execute();
    // Room in each page: a changed row then stays on it, and the index is not written.
    if (isPostgres) await sql`alter table account_usage set (fillfactor = 40)`.execute(db);

    await keepUsage(db as unknown as Db, usageSources);
    // After the triggers: on PostgreSQL they hold off other writers until this transaction ends.
    const sums = sql.raw(usageSums.map((column) => `sum(${column})`).join(', '));
    await sql`insert into account_usage (owner_id, ${sql.raw(usageSums.join(', '))})
      select owner_id, ${sums} from (${sql.join(
        usageSources.map((source) => storedBy(engine, source)),
        sql` union all `,
      )}) as stored group by owner_id`.execute(db);
  },
};

async function dropTriggers(db: Db, isPostgres: boolean, table: string): Promise<void> {
  const events = ['insert', 'delete', 'update'];
  const names = [
    ...events.map((event) => `${table}_counted_${event}`),
    ...(isPostgres ? [`${table}_usage`] : events.map((event) => `${table}_usage_${event}`)),
  ];
  for (const name of names)
    await sql.raw(`drop trigger if exists ${name} ${isPostgres ? `on ${table}` : ''}`).execute(db);
}
