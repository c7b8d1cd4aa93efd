import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { engineOf, flag, isUniqueViolation } from '../dialect.ts';
import { migrate } from '../migrate.ts';
import type { Db } from '../tables.ts';
import { migrations } from './index.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Tokens by an upgrade from the version before `step`; `fill` writes plans and their versions first. */
async function tokensAfter(step: string, fill: (on: TokenFixtures) => Promise<unknown>) {
  const { db } = database;
  const before = migrations.findIndex(({ name }) => name === step);
  await migrate(db, migrations.slice(0, before));
  await fill(tokenFixtures(db));
  await migrate(db);
  return db.selectFrom('link_tokens').selectAll().orderBy('token').execute();
}

type TokenFixtures = ReturnType<typeof tokenFixtures>;

function tokenFixtures(db: Db) {
  const date = '2026-01-01T00:00:00.000Z';
  const no = flag(engineOf(db), false);
  return {
    plan: (id: string, token: string) =>
      sql`insert into cardapios (id, created_date, updated_date, version, is_sample, busca, titulo, token_publico, ativo,
          so_primeiro_nome, refeicoes, receitas, orientacoes)
        values (${id}, ${date}, ${date}, 1, ${no}, '', 'Plano', ${token}, ${no}, ${no}, '[]', '[]', '[]')`.execute(
        db,
      ),
    version: (id: string, number: number, content: object) =>
      sql`insert into record_versions (entity, record_id, version, saved_date, content)
        values ('Cardapio', ${id}, ${number}, ${date}, ${JSON.stringify(content)})`.execute(db),
    give: (id: string, token: string | null) =>
      sql`update cardapios set token_publico = ${token} where id = ${id}`.execute(db),
    erase: (id: string) => sql`delete from cardapios where id = ${id}`.execute(db),
  };
}

test('T51: the upgrade stores the tokens that plans had before, each for its plan', async () => {
  const tokens = await tokensAfter('0022-erased-accounts-and-used-tokens', async ({ plan, version }) => {
    await plan('um', 'now-um');
    await plan('dois', 'now-dois');
    await version('um', 1, { titulo: '"token_publico":"no token"', token_publico: 'once-um' });
    await version('um', 2, { titulo: 'Plano', token_publico: 'now-um' });
    await version('dois', 1, { titulo: 'Plano', token_publico: null });
  });
  expect(tokens).toEqual([{ token: 'once-um', cardapio_id: 'um' }]);
});

test('T51: the upgrade keeps the tokens that plans no longer have, and later ones are added to them', async () => {
  const tokens = await tokensAfter('0026-former-tokens', async ({ plan, give, erase }) => {
    await plan('um', 'once-um');
    await give('um', 'now-um');
    await plan('dois', 'now-dois');
    await plan('gone', 'once-gone');
    await erase('gone');
  });
  const former = [
    { token: 'once-gone', cardapio_id: 'gone' },
    { token: 'once-um', cardapio_id: 'um' },
  ];
  expect(tokens).toEqual(former);

  const { db } = database;
  const { plan, give, erase } = tokenFixtures(db);
  for (const token of ['once-gone', 'once-um', 'now-um', 'now-dois'])
    await expect(plan('new', token)).rejects.toSatisfy(isUniqueViolation);
  for (const token of ['once-gone', 'once-um', 'now-um'])
    await expect(give('dois', token)).rejects.toSatisfy(isUniqueViolation);
  await give('um', 'once-um');
  await give('um', null);
  await give('um', 'once-um');
  await erase('dois');
  for (const token of ['now-um', 'now-dois'])
    await expect(plan('new', token)).rejects.toSatisfy(isUniqueViolation);
  await plan('new', 'now-new');
  expect(await db.selectFrom('link_tokens').selectAll().orderBy('token').execute()).toEqual([
    { token: 'now-dois', cardapio_id: 'dois' },
    { token: 'now-um', cardapio_id: 'um' },
    ...former,
  ]);
});
