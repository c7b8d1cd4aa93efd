import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser } from '../../accounts/people/users.ts';
import { entityService } from '../../entities/service.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { aFolder, workOf } from '../testing/practice.ts';
import { contentsOf } from '../testing/rewrite-archive.ts';
import { aServersDatabase } from '../testing/shared-database.ts';
import { writeBackup } from './write-backup.ts';

const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
beforeAll(async () => {
  served = await aServersDatabase();
});
afterAll(async () => {
  await served.close();
  place.remove();
});

test('R16 a backup under load shows one moment of the database, and writes do not wait for it', async () => {
  const { db } = served;
  const user = await insertUser(workOf(db), { email: 'ana@example.com', passwordHash: null });
  const viewer = { kind: 'service', onBehalfOf: user } as const;
  await entityService(workOf(db), 'Cardapio', viewer).createMany(
    Array.from({ length: 1_500 }, (_, i) => ({ titulo: `Plano ${i}` })),
  );
  await db.insertInto('settings').values({ key: 'pairs', value: '0' }).execute();

  // One transaction adds a patient and a plan, and counts the pairs.
  let pairs = 0;
  const addPair = () =>
    db.transaction().execute(async (on) => {
      const paciente = { nome: `Paciente ${pairs}` };
      const deps = { ...workOf(on), db: on };
      const { id } = await entityService(deps, 'Paciente', viewer).create(paciente);
      await entityService(deps, 'Cardapio', viewer).create({ titulo: 'Par', paciente_id: id });
      await on
        .updateTable('settings')
        .set({ value: String(++pairs) })
        .where('key', '=', 'pairs')
        .execute();
    });
  await addPair();

  const beside = openDatabase(served.config, { exclusive: false });
  let isDone = false;
  const file = place.path('under-load.zip');
  const backup = writeBackup(beside.db, file, new Date()).finally(() => {
    isDone = true;
  });
  let duringBackup = 0;
  for (; !isDone && duringBackup < 100_000; duringBackup++) {
    await addPair();
    await new Promise(setImmediate);
  }
  const { entries } = await backup;
  await beside.close();

  const saved = await contentsOf(file);
  const rows = (name: string) => entries.find((entry) => entry.name === `tables/${name}.jsonl`)?.rows ?? 0;
  const setting = JSON.parse(String(saved.get('tables/settings.jsonl')));
  expect(duringBackup).toBeGreaterThan(5);
  expect(rows('pacientes')).toBeGreaterThan(0);
  expect(rows('pacientes')).toBeLessThan(pairs);
  expect({ cardapios: rows('cardapios') - 1_500, setting: setting.value }).toEqual({
    cardapios: rows('pacientes'),
    setting: String(rows('pacientes')),
  });
});
