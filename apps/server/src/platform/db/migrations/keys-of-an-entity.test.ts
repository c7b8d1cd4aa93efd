import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { keysOfAnEntity } from './0024-keys-of-an-entity.ts';
import { migrations } from './index.ts';

test('an upgrade keeps the idempotency keys, and then one key may stand for a record of each entity', async () => {
  const { db, close } = await openTestDatabase();
  await migrate(db, migrations.slice(0, migrations.indexOf(keysOfAnEntity)));
  const key = {
    owner_id: 'u1',
    key: 'a-key-of-a-draft',
    entity: 'Cardapio',
    record_id: 'c1',
    created_date: '2026-01-01T00:00:00.000Z',
  };
  await db.insertInto('idempotency_keys').values(key).execute();
  await migrate(db, migrations);
  const other = { ...key, entity: 'Paciente', record_id: 'p1' };
  await db.insertInto('idempotency_keys').values(other).execute();
  const kept = db.selectFrom('idempotency_keys').selectAll().orderBy('entity').execute();
  expect(await kept).toEqual([key, other]);
  await expect(db.insertInto('idempotency_keys').values(other).execute()).rejects.toThrow();
  await close();
});
