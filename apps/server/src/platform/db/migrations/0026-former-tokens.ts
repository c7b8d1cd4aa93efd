import { sql } from 'kysely';
import { schemaOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';

/**
 * `link_tokens` holds the tokens that plans no longer have. Those that they have are unique in `cardapios`, so a new plan
 * adds no row. Earlier databases have a row for every token.
 */
export const formerTokens: Migration = {
  name: '0026-former-tokens',
  async up(db, _t, engine) {
    const isPostgres = engine === 'postgres';
    const earlier = isPostgres ? ['cardapios_token'] : ['cardapios_token_insert', 'cardapios_token_update'];
    for (const name of earlier)
      await sql.raw(`drop trigger ${name} ${isPostgres ? 'on cardapios' : ''}`).execute(db);
    const schema = `"${(await schemaOf(db as unknown as Db)) ?? 'main'}"`;
    for (const statement of isPostgres ? postgresTriggers(schema) : sqliteTriggers)
      await sql.raw(statement).execute(db);
    await sql`delete from link_tokens where exists (
      select 1 from cardapios where id = cardapio_id and token_publico = token)`.execute(db);
  },
};

const keepFormer = (tokens: string) => `insert into ${tokens} (token, cardapio_id)
  values (old.token_publico, old.id) on conflict (token) do nothing;`;

/** A former token of another plan violates the primary key. */
const refuseFormer = `insert into link_tokens (token, cardapio_id)
  select token, new.id from link_tokens where token = new.token_publico and cardapio_id <> new.id;`;

const sqliteTriggers = [
  `create trigger cardapios_token_insert after insert on cardapios when new.token_publico is not null begin
    ${refuseFormer} end`,
  `create trigger cardapios_token_update after update of token_publico on cardapios
    when old.token_publico is not new.token_publico and new.token_publico is not null begin ${refuseFormer} end`,
  `create trigger cardapios_token_former after update of token_publico on cardapios
    when old.token_publico is not new.token_publico and old.token_publico is not null begin
    ${keepFormer('link_tokens')} end`,
  `create trigger cardapios_token_delete after delete on cardapios when old.token_publico is not null begin
    ${keepFormer('link_tokens')} end`,
];

/**
 * The name of the schema is written into the function: a maintenance tool may come with another search path. The triggers run
 * after the row is written: a second writer of the same token has waited at the unique index until then.
 */
const postgresTriggers = (schema: string) => {
  const on = `on ${schema}.cardapios for each row`;
  const run = `execute function ${schema}.cardapios_token()`;
  return [
    `create or replace function ${schema}.cardapios_token() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.token_publico is not null then ${keepFormer(`${schema}.link_tokens`)} end if;
        if tg_op <> 'DELETE' and exists (
          select from ${schema}.link_tokens where token = new.token_publico and cardapio_id <> new.id)
        then raise unique_violation; end if;
        return null;
      end $$`,
    `create trigger cardapios_token_insert after insert ${on} when (new.token_publico is not null) ${run}`,
    `create trigger cardapios_token_update after update of token_publico ${on}
      when (old.token_publico is distinct from new.token_publico) ${run}`,
    `create trigger cardapios_token_delete after delete ${on} when (old.token_publico is not null) ${run}`,
  ];
};
