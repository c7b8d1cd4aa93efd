import { sql } from 'kysely';
import { keepUsage, storedBy, type UsageSource } from '../dialect-usage.ts';
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

/** All that an account stores, as of this step. What adds a column for texts or lists makes the triggers of its table anew. */
export const usageSources: readonly UsageSource[] = [
  ...Object.entries(records).map(([table, columns]) => ({
    table,
    owner: (row: string) => `${row}.created_by_id`,
    columns: [...columns, 'busca'],
    isRecord: true,
    refusesGrowth: !withHistory.includes(table),
  })),
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

/** How many bytes and records each account stores, and how many it may. Versions are found by their age, to be thinned. */
export const accountUsage: Migration = {
  name: '0021-account-usage',
  async up(db, t, engine) {
    const count = engine === 'postgres' ? sql`bigint` : t.int;
    await db.schema
      .createTable('account_usage')
      .addColumn('owner_id', t.text, (c) => c.notNull())
      // The connection that wrote the row; 0 for the sum of earlier ones.
      .addColumn('writer', count, (c) => c.notNull().defaultTo(0))
      .addColumn('bytes', count, (c) => c.notNull())
      .addColumn('records', t.int, (c) => c.notNull())
      .addPrimaryKeyConstraint('account_usage_key', ['owner_id', 'writer'])
      .execute();
    // Room in each page: a changed row then stays on it, and the index is not written.
    if (engine === 'postgres') await sql`alter table account_usage set (fillfactor = 40)`.execute(db);
    // One row; a limit that is empty limits nothing.
    await db.schema
      .createTable('account_limits')
      .addColumn('id', t.int, (c) => c.primaryKey())
      .addColumn('bytes', count)
      .addColumn('records', t.int)
      .addColumn('lifted', t.int, (c) => c.notNull())
      .execute();
    await keepUsage(db as unknown as Db, usageSources);
    // After the triggers: on PostgreSQL they hold off other writers until this transaction ends.
    const stored = sql.join(
      usageSources.map((source) => storedBy(engine, source)),
      sql` union all `,
    );
    await sql`insert into account_usage (owner_id, bytes, records)
      select owner_id, sum(bytes), sum(records) from (${stored}) as stored group by owner_id`.execute(db);
    await db.schema
      .createIndex('record_versions_by_date')
      .on('record_versions')
      .columns(['saved_date', 'record_id', 'version', 'entity'])
      .execute();
  },
};
