import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { aCardapio, aCategoria, aCreation, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseClosedAccounts } from '../accounts/people/close-account.ts';
import { foldUsage } from '../accounts/usage.ts';
import { cleanUp } from '../jobs.ts';
import { eraseData } from '../patients/erase-data.ts';
import { tasksInPlace } from '../platform/tasks.ts';
import { creationFor } from '../testing/creation-for.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { seedPlans } from '../testing/test-database.ts';

let app: TestApp;
let ana: Nutritionist;
const warnings: unknown[] = [];
beforeAll(async () => {
  app = await startTestApp({
    deps: ({ log }) => ({
      log: Object.assign(Object.create(log), { warn: (about: unknown) => warnings.push(about) }),
    }),
  });
});
beforeEach(async () => {
  ana = await app.aNutritionist();
  warnings.length = 0;
});
afterAll(() => app.close());

const ofOwners = entityNames.filter((name) => entityNamed(name).readableBy === 'owner');
const everyRecord = `q=${encodeURIComponent('{"version":{"$gte":1}}')}`;
const kept = async (name: EntityName, of = ana) => (await of.get(`/entities/${name}/count`)).body.count;
/** With a filter that fits every record, the records themselves are counted. */
const counted = async (name: EntityName, of = ana) =>
  (await of.get(`/entities/${name}/count?${everyRecord}`)).body.count;

const rowsOf = ({ id }: Nutritionist) =>
  app.deps.db
    .selectFrom('account_usage')
    .select(['cardapios', 'pacientes'])
    .where('owner_id', '=', id)
    .execute();

const create = async (name: EntityName) =>
  (await ana.post(`/entities/${name}`, await creationFor(ana, name))).body.id as string;

describe.each(ofOwners)('the number of a nutritionist’s records: %s', (name) => {
  test('follows creating, deleting, restoring and erasing', async () => {
    const path = `/entities/${name}`;
    const numbers: number[] = [];
    const note = async () => {
      numbers.push(await kept(name));
      expect(await counted(name)).toBe(numbers.at(-1));
    };
    await note();
    const id = await create(name);
    await note();
    await ana.put(`${path}/${id}`, await creationFor(ana, name));
    await note();
    await ana.delete(`${path}/${id}`);
    await note();
    await ana.post(`${path}/${id}/restore`);
    await note();
    await sql`delete from ${sql.table(entityNamed(name).table)} where id = ${id}`.execute(app.deps.db);
    await note();
    expect(numbers).toEqual([0, 1, 1, 0, 1, 0]);
  });
});

test('the shared shelf has no kept number: it is counted across owners', async () => {
  const before = await kept('OrientacaoTemplate');
  await (await app.aNutritionist()).post('/entities/OrientacaoTemplate', aCreation('OrientacaoTemplate'));
  expect(await kept('OrientacaoTemplate')).toBe(before + 1);
});

test('many at once, and removals by a filter, are counted', async () => {
  const plans = Array.from({ length: 7 }, (_, i) => aCardapio({ titulo: `Plano ${i % 2}` }));
  await ana.post('/entities/Cardapio/bulk', plans);
  await Promise.all(Array.from({ length: 8 }, () => create('Cardapio')));
  expect(await kept('Cardapio')).toBe(15);
  await ana.delete('/entities/Cardapio', { titulo: 'Plano 0' });
  expect(await kept('Cardapio')).toBe(11);
  expect(await counted('Cardapio')).toBe(11);
});

test('a create that fails is not counted', async () => {
  const bad = [aCategoria(), { ...aCategoria(), nome: '' }];
  expect((await ana.post('/entities/Categoria/bulk', bad)).status).toBe(422);
  expect(await kept('Categoria')).toBe(0);
});

test('a record that moves to another owner is counted there', async () => {
  const bia = await app.aNutritionist();
  const id = await create('Paciente');
  await sql`update pacientes set created_by_id = ${bia.id} where id = ${id}`.execute(app.deps.db);
  expect([await kept('Paciente'), await kept('Paciente', bia)]).toEqual([0, 1]);
});

test('a patient who is erased with her plans is no longer counted', async () => {
  const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
  await ana.post('/entities/Cardapio', aCardapio({ paciente_id: patient.id }));
  await create('Cardapio');
  const { db, now } = app.deps;
  await eraseData({ db, now, tasks: tasksInPlace }, patient.id, 'eliminar');
  expect([await kept('Paciente'), await kept('Cardapio')]).toEqual([0, 1]);
});

test('a closed account leaves no number behind', async () => {
  await create('Paciente');
  const past = '2020-01-01T00:00:00.000Z';
  await app.deps.db.updateTable('users').set({ encerra_em: past }).where('id', '=', ana.id).execute();
  await eraseClosedAccounts(app.deps);
  expect(await rowsOf(ana)).toEqual([]);
});

test('folding leaves one row for a number, also while others write', async () => {
  await seedPlans(app.deps.db, ana.id, 20);
  await Promise.all([
    ...Array.from({ length: 10 }, () => create('Cardapio')),
    ...Array.from({ length: 5 }, () => foldUsage(app.deps.db)),
  ]);
  expect(await kept('Cardapio')).toBe(30);
  await foldUsage(app.deps.db);
  expect(await rowsOf(ana)).toEqual([{ cardapios: 30, pacientes: 0 }]);
});

describe('a number that is wrong', () => {
  const drift = {
    'is too large': () => sql`update account_usage set cardapios = cardapios + 5 where owner_id = ${ana.id}`,
    'is missing': () => sql`delete from account_usage where owner_id = ${ana.id}`,
    'belongs to records that are gone': () =>
      sql`update account_usage set pacientes = 3 where owner_id = ${ana.id}`,
  };

  test.each(Object.keys(drift) as (keyof typeof drift)[])(
    '%s: housekeeping corrects it and says so',
    async (how) => {
      await seedPlans(app.deps.db, ana.id, 4);
      await foldUsage(app.deps.db);
      await drift[how]().execute(app.deps.db);
      const numbers = async () => [await kept('Cardapio'), await kept('Paciente')];
      expect(await numbers()).not.toEqual([4, 0]);

      await cleanUp(app.deps);

      expect(await numbers()).toEqual([4, 0]);
      expect(warnings).toEqual([expect.objectContaining({ owner_id: ana.id })]);
      await cleanUp(app.deps);
      expect(warnings).toHaveLength(1);
    },
  );
});
