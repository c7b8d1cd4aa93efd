import { sql } from 'kysely';
import { schemaOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';

const records = [
  ...['cardapios', 'pacientes', 'refeicao_templates', 'receita_templates', 'orientacao_templates'],
  ...['cardapio_templates', 'categorias', 'alimentos', 'leituras'],
];

/**
 * The ledger of erased accounts, whose records are found by an index, also those in the bin. The public tokens that were ever
 * given, and the plan that each was given to: triggers write them, so that no way of writing gives one to a second plan.
 */
export const erasedAccountsAndUsedTokens: Migration = {
  name: '0022-erased-accounts-and-used-tokens',
  async up(db, t, engine) {
    await db.schema
      .createTable('erased_accounts')
      .addColumn('account_id', t.text, (c) => c.primaryKey())
      .addColumn('at', t.text, (c) => c.notNull())
      .execute();
    // With the bin too: otherwise deleting an account makes the database read every table whole.
    for (const table of records) {
      await db.schema.dropIndex(`${table}_of_owner`).execute();
      await db.schema
        .createIndex(`${table}_of_owner`)
        .on(table)
        .columns(['created_by_id', 'created_date', 'id', 'busca', 'deleted_date'])
        .execute();
    }
    // The account that caused the letter, where it is not about the account that gets it.
    await db.schema.alterTable('outbox').addColumn('sender_id', t.text).execute();

    // No foreign key: a row outlives its plan.
    await db.schema
      .createTable('link_tokens')
      .addColumn('token', t.text, (c) => c.primaryKey())
      .addColumn('cardapio_id', t.text, (c) => c.notNull())
      .execute();
    const schema = `"${(await schemaOf(db as unknown as Db)) ?? 'main'}"`;
    const triggers = engine === 'postgres' ? postgresTriggers(schema) : sqliteTriggers;
    for (const statement of triggers) await sql.raw(statement).execute(db);
    await sql`insert into link_tokens (token, cardapio_id)
      select token_publico, id from cardapios where token_publico is not null`.execute(db);
    const former =
      engine === 'postgres'
        ? sql`substring(content from '"token_publico":"([^"]{1,200})"')`
        : sql`case when json_valid(content) then json_extract(content, '$.token_publico') end`;
    await sql`insert into link_tokens (token, cardapio_id)
      select token, min(record_id) from (
        select ${former} as token, record_id from record_versions where entity = 'Cardapio') as former
      where token is not null and token <> '' group by token
      on conflict (token) do nothing`.execute(db);
  },
};

/** A token of another plan violates the primary key. */
const remember = (tokens: string) => `insert into ${tokens} (token, cardapio_id)
  select new.token_publico, new.id where new.token_publico is not null and not exists (
    select 1 from ${tokens} where token = new.token_publico and cardapio_id = new.id);`;

const sqliteTriggers = [
  `create trigger cardapios_token_insert after insert on cardapios begin ${remember('link_tokens')} end`,
  `create trigger cardapios_token_update after update of token_publico on cardapios begin ${remember('link_tokens')} end`,
];

/** The name of the schema is written into the function: a maintenance tool may come with another search path. */
const postgresTriggers = (schema: string) => [
  `create or replace function ${schema}.cardapios_token() returns trigger language plpgsql as $$
    begin ${remember(`${schema}.link_tokens`)} return null; end $$`,
  `create trigger cardapios_token after insert or update of token_publico on ${schema}.cardapios
    for each row execute function ${schema}.cardapios_token()`,
];
