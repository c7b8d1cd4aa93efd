import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertUser } from '../../../accounts/people/users.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { engineOf, flag } from '../dialect.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

test('an account from before keeps the choices of its devices and no first run; a new one is asked', async () => {
  const { db, close } = await openTestDatabase();
  const before = migrations.findIndex(({ name }) => name === '0031-first-choices');
  await migrate(db, migrations.slice(0, before));
  const [yes, no] = [true, false].map((value) => sql.lit(flag(engineOf(db), value)));
  await sql`insert into users (id, email, role, created_date, updated_date, version, is_verified, disabled)
    values ('ana', 'ana@example.com', 'user', '2026-01-01', '2026-01-01', 1, ${yes}, ${no})`.execute(db);
  await migrate(db);
  const { email } = await insertUser(
    { db, newId: () => 'bia', now: () => new Date() },
    { email: 'bia@example.com', passwordHash: null },
  );
  const rows = await db
    .selectFrom('users')
    .select(['email', 'calorias_e_macros', 'apresentacao'])
    .orderBy('email')
    .execute();
  expect(rows).toEqual([
    { email: 'ana@example.com', calorias_e_macros: 'por_aparelho', apresentacao: 'concluida' },
    { email, calorias_e_macros: 'perguntar', apresentacao: 'pendente' },
  ]);
  await close();
});
