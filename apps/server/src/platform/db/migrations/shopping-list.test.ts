import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, seedPlans } from '../../../testing/test-database.ts';
import { engineOf, flag, isSet } from '../dialect.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

test('a plan that was shared before there was a shopping list does not show one to the patient', async () => {
  const { db, close } = await openTestDatabase();
  const before = migrations.findIndex(({ name }) => name === '0016-shopping-list');
  await migrate(db, migrations.slice(0, before));
  const [yes, no] = [true, false].map((value) => sql.lit(flag(engineOf(db), value)));
  await sql`insert into users (id, email, role, created_date, updated_date, version, is_verified, disabled)
    values ('ana', 'ana@example.com', 'user', '2026-01-01', '2026-01-01', 1, ${yes}, ${no})`.execute(db);
  await seedPlans(db, 'ana', 1);
  await migrate(db);
  const { rows } = await sql<{
    shown: boolean | number;
  }>`select mostrar_compras as shown from cardapios`.execute(db);
  expect(rows.map(({ shown }) => isSet(shown))).toEqual([false]);
  await close();
});
