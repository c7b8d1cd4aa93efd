import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

type Types = Parameters<Migration['up']>[1];
type Table = CreateTableBuilder<string, string>;

/** Columns that every record carries. Lists come last: SQLite then reads the small columns without them. */
function recordColumns(table: Table, t: Types): Table {
  return table
    .addColumn('id', t.text, (c) => c.primaryKey())
    .addColumn('created_by_id', t.text, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('created_date', t.text, (c) => c.notNull())
    .addColumn('updated_date', t.text, (c) => c.notNull())
    .addColumn('updated_by_id', t.text)
    .addColumn('deleted_date', t.text)
    .addColumn('version', t.int, (c) => c.notNull())
    .addColumn('is_sample', t.flag, (c) => c.notNull())
    .addColumn('busca', t.text, (c) => c.notNull());
}

const recordTables: Record<string, (table: Table, t: Types) => Table> = {
  pacientes: (table, t) =>
    table
      .addColumn('nome', t.text, (c) => c.notNull())
      .addColumn('email', t.text)
      .addColumn('telefone', t.text)
      .addColumn('data_nascimento', t.text)
      .addColumn('observacoes', t.text),
  categorias: (table, t) =>
    table
      .addColumn('nome', t.text, (c) => c.notNull())
      .addColumn('tipo', t.text, (c) => c.notNull())
      .addColumn('cor', t.text),
  cardapios: (table, t) =>
    table
      .addColumn('titulo', t.text, (c) => c.notNull())
      .addColumn('paciente_id', t.text)
      .addColumn('paciente_nome', t.text)
      .addColumn('token_publico', t.text, (c) => c.unique())
      .addColumn('ativo', t.flag, (c) => c.notNull())
      .addColumn('link_expira_em', t.text)
      .addColumn('so_primeiro_nome', t.flag, (c) => c.notNull())
      .addColumn('observacoes_finais', t.text)
      .addColumn('refeicoes', t.json, (c) => c.notNull())
      .addColumn('receitas', t.json, (c) => c.notNull())
      .addColumn('orientacoes', t.json, (c) => c.notNull()),
  refeicao_templates: (table, t) =>
    table
      .addColumn('nome', t.text, (c) => c.notNull())
      .addColumn('horario', t.text)
      .addColumn('categoria_id', t.text)
      .addColumn('opcoes', t.json, (c) => c.notNull()),
  receita_templates: (table, t) =>
    table
      .addColumn('nome', t.text, (c) => c.notNull())
      .addColumn('categoria_id', t.text)
      .addColumn('modo_preparo', t.text)
      .addColumn('ingredientes', t.json, (c) => c.notNull()),
  orientacao_templates: (table, t) =>
    table
      .addColumn('titulo', t.text, (c) => c.notNull())
      .addColumn('categoria', t.text)
      .addColumn('itens', t.json, (c) => c.notNull()),
};

export const foundation: Migration = {
  name: '0001-foundation',
  async up(db, t, engine) {
    const create = (name: string) => db.schema.createTable(name) as unknown as Table;

    await create('users')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('email', t.text, (c) => c.notNull().unique())
      .addColumn('full_name', t.text)
      .addColumn('role', t.text, (c) => c.notNull())
      .addColumn('disabled', t.flag, (c) => c.notNull())
      .addColumn('is_verified', t.flag, (c) => c.notNull())
      .addColumn('password_hash', t.text)
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addColumn('updated_date', t.text, (c) => c.notNull())
      .addColumn('version', t.int, (c) => c.notNull())
      .addColumn('nome_nutricionista', t.text)
      .addColumn('crn', t.text)
      .addColumn('telefone', t.text)
      .addColumn('email_profissional', t.text)
      .addColumn('endereco', t.text)
      .addColumn('especialidade', t.text)
      .addColumn('cor_primaria', t.text)
      .addColumn('cor_secundaria', t.text)
      .addColumn('cor_destaque', t.text)
      .addColumn('logo_url', t.text)
      .addColumn('foto_url', t.text)
      .addColumn('encerra_em', t.text)
      .execute();

    const live = sql<boolean>`deleted_date is null`;
    for (const [name, columns] of Object.entries(recordTables)) {
      await columns(recordColumns(create(name), t), t).execute();
      // Newest first for one owner, with the search text in the index: pages, counts and searches read nothing else.
      await db.schema
        .createIndex(`${name}_of_owner`)
        .on(name)
        .columns(['created_by_id', 'created_date', 'id', 'busca'])
        .where(live)
        .execute();
      await db.schema
        .createIndex(`${name}_in_bin`)
        .on(name)
        .column('deleted_date')
        .where(sql<boolean>`deleted_date is not null`)
        .execute();
    }
    // The shared shelf is read across owners.
    await db.schema
      .createIndex('orientacao_templates_by_date')
      .on('orientacao_templates')
      .columns(['created_date', 'id', 'busca'])
      .where(live)
      .execute();
    await db.schema.createIndex('cardapios_of_patient').on('cardapios').column('paciente_id').execute();
    for (const table of ['refeicao_templates', 'receita_templates']) {
      await db.schema.createIndex(`${table}_of_category`).on(table).column('categoria_id').execute();
    }

    await create('sessions')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('token_hash', t.text, (c) => c.notNull().unique())
      .addColumn('user_id', t.text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addColumn('last_seen_date', t.text, (c) => c.notNull())
      .addColumn('expires_date', t.text, (c) => c.notNull())
      .addColumn('user_agent', t.text)
      .execute();
    await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();

    await create('email_codes')
      .addColumn('user_id', t.text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', t.text, (c) => c.notNull())
      .addColumn('expires_date', t.text, (c) => c.notNull())
      .addColumn('guesses', t.int, (c) => c.notNull())
      .execute();

    await create('account_tokens')
      .addColumn('token_hash', t.text, (c) => c.primaryKey())
      .addColumn('kind', t.text, (c) => c.notNull())
      .addColumn('user_id', t.text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_date', t.text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('account_tokens_of_user').on('account_tokens').column('user_id').execute();

    await create('rate_limits')
      .addColumn('key', t.text, (c) => c.primaryKey())
      .addColumn('hits', t.int, (c) => c.notNull())
      .addColumn('resets_at', t.text, (c) => c.notNull())
      .execute();

    await create('outbox')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('recipient', t.text, (c) => c.notNull())
      .addColumn('subject', t.text, (c) => c.notNull())
      .addColumn('text_body', t.text, (c) => c.notNull())
      .addColumn('html_body', t.text, (c) => c.notNull())
      .addColumn('reply_to', t.text)
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addColumn('expires_date', t.text, (c) => c.notNull())
      .addColumn('attempts', t.int, (c) => c.notNull())
      .addColumn('next_attempt_date', t.text, (c) => c.notNull())
      .addColumn('sent_date', t.text)
      .execute();
    await db.schema
      .createIndex('outbox_waiting')
      .on('outbox')
      .column('next_attempt_date')
      .where(sql<boolean>`sent_date is null`)
      .execute();

    await create('idempotency_keys')
      .addColumn('owner_id', t.text, (c) => c.notNull())
      .addColumn('key', t.text, (c) => c.notNull())
      .addColumn('entity', t.text, (c) => c.notNull())
      .addColumn('record_id', t.text, (c) => c.notNull())
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_pk', ['owner_id', 'key'])
      .execute();

    await create('record_versions')
      .addColumn('entity', t.text, (c) => c.notNull())
      .addColumn('record_id', t.text, (c) => c.notNull())
      .addColumn('version', t.int, (c) => c.notNull())
      .addColumn('owner_id', t.text)
      .addColumn('author_id', t.text)
      .addColumn('saved_date', t.text, (c) => c.notNull())
      .addColumn('content', t.text, (c) => c.notNull())
      .addPrimaryKeyConstraint('record_versions_pk', ['entity', 'record_id', 'version'])
      .execute();

    await create('settings')
      .addColumn('key', t.text, (c) => c.primaryKey())
      .addColumn('value', t.text, (c) => c.notNull())
      .execute();

    if (engine === 'postgres') await sql`analyze`.execute(db);
  },
};
