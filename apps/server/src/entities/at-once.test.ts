import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseBinnedPatients } from '../patients/erase-patient.ts';
import type { Db } from '../platform/db/tables.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { testEngine } from '../testing/test-database.ts';
import { beforeTransaction } from '../testing/timing.ts';

const path = '/entities/Paciente';
let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const aPatient = async (body: object = {}): Promise<string> =>
  (await ana.post(path, { nome: 'Rui', ...body })).body.id;
const acts = (id: string, action: string) =>
  app.database.db
    .selectFrom('audit_entries')
    .select('seq')
    .where('record_id', '=', id)
    .where('action', '=', action)
    .execute();
const touch = (on: Db, id: string) => sql`update pacientes set nome = nome where id = ${id}`.execute(on);

/** Asks while a transaction holds rows, and goes on in it once the asker has come to wait. */
async function whileHeld<T>(
  hold: (on: Db) => Promise<unknown>,
  ask: () => Promise<T>,
  goOn?: (on: Db) => Promise<unknown>,
): Promise<T> {
  let asked: Promise<T> | undefined;
  await app.database.db.transaction().execute(async (on) => {
    await hold(on);
    asked = ask();
    await sleep(300);
    await goOn?.(on);
  });
  return asked as Promise<T>;
}

const justBefore = <T>(happen: (on: Db) => Promise<unknown>, ask: () => Promise<T>): Promise<T> =>
  beforeTransaction(app.deps.db, happen, ask);

describe('a record in the bin', () => {
  async function aBinned(): Promise<string> {
    const id = await aPatient();
    await ana.put(`${path}/${id}`, { nome: 'Rui Sá' });
    await ana.delete(`${path}/${id}`);
    return id;
  }

  test('is restored once when three requests restore it at once', async () => {
    const id = await aBinned();
    const answers = await whileHeld(
      (on) => touch(on, id),
      () => Promise.all([1, 2, 3].map(() => ana.post(`${path}/${id}/restore`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await acts(id, 'restored')).toHaveLength(1);
  });

  test('cannot be restored when it is erased first', async () => {
    const id = await aBinned();
    const answer = await whileHeld(
      (on) => sql`delete from pacientes where id = ${id}`.execute(on),
      () => ana.post(`${path}/${id}/restore`),
    );
    expect(answer.status).toBe(404);
    expect(await acts(id, 'restored')).toEqual([]);
  });

  test('keeps its history when it is restored while the bin is emptied', async () => {
    const id = await aBinned();
    await whileHeld(
      (on) => sql`update pacientes set deleted_date = null where id = ${id}`.execute(on),
      () => eraseBinnedPatients(app.deps, '9999'),
    );
    expect((await ana.get(`${path}/${id}/history`)).body).toHaveLength(1);
  });
});

describe('a save of a record that changes between its reading and its writing', () => {
  const historyOf = async (id: string) =>
    (await ana.get(`${path}/${id}/history`)).body.map(({ version }: { version: number }) => version);
  const changed = (id: string) => (on: Db) =>
    sql`update pacientes set telefone = '9', version = 2 where id = ${id}`.execute(on);

  test('keeps the other change, and the version with it', async () => {
    const id = await aPatient();
    const { status, body } = await whileHeld(changed(id), () => ana.put(`${path}/${id}`, { nome: 'Eva' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ nome: 'Eva', telefone: '9', version: 3 });
    expect((await ana.get(`${path}/${id}`)).body).toEqual(body);
    expect(await historyOf(id)).toEqual([2]);
    expect((await ana.get(`${path}/${id}/history/2`)).body).toMatchObject({ nome: 'Rui', telefone: '9' });
  });

  test('is refused with the current record when it names the earlier version', async () => {
    const id = await aPatient();
    const { status, body } = await whileHeld(changed(id), () =>
      ana.put(`${path}/${id}`, { nome: 'Eva' }, { 'if-match': '"1"' }),
    );
    expect([status, body.extra_data.current.telefone]).toEqual([409, '9']);
    expect(await historyOf(id)).toEqual([]);
  });

  test('finds nothing when the record was deleted, and leaves no version', async () => {
    const id = await aPatient();
    const { status } = await whileHeld(
      (on) => sql`update pacientes set deleted_date = '2026-01-01' where id = ${id}`.execute(on),
      () => ana.put(`${path}/${id}`, { nome: 'Eva' }),
    );
    const versions = app.database.db.selectFrom('record_versions').select('version');
    expect([status, await versions.where('record_id', '=', id).execute()]).toEqual([404, []]);
  });
});

test('two writers of the same records lock them in the same order', async () => {
  const [first, second] = [await aPatient(), await aPatient()];
  // Every write moves a row, and a small table is read in storage order: the lock order must not depend on it.
  await ana.put(`${path}/${first}`, { nome: 'Eva' });
  await sql`analyze pacientes`.execute(app.database.db);
  const answer = await whileHeld(
    (on) => touch(on, first),
    () =>
      ana.put(`${path}/bulk`, [
        { id: second, telefone: '1' },
        { id: first, telefone: '1' },
      ]),
    (on) => touch(on, second),
  );
  expect(answer.status).toBe(200);
});

describe.each([
  ['before its transaction', justBefore],
  ['while it waits', whileHeld],
])('a write by a filter, when something changes %s', (_when, during) => {
  const move = (id: string, column: string, value: string) => (on: Db) =>
    sql`update pacientes set ${sql.ref(column)} = ${value}, version = version + 1 where id = ${id}`.execute(
      on,
    );
  const updateMany = () =>
    ana.patch(`${path}/update-many`, { query: { telefone: '1' }, data: { $set: { telefone: '3' } } });
  const deleteMany = () => ana.delete(path, { telefone: '1' });

  test('skips a record that was deleted, and writes no access_refused entry', async () => {
    const [stays, goes] = [await aPatient({ telefone: '1' }), await aPatient({ telefone: '1' })];
    const answer = await during(move(goes, 'deleted_date', '2026-01-01T12:00:00.000Z'), updateMany);
    expect(answer).toMatchObject({ status: 200, body: { success: true, updated: 1, has_more: false } });
    expect((await ana.get(`${path}/${stays}`)).body.telefone).toBe('3');
    expect(await acts(goes, 'access_refused')).toEqual([]);
  });

  test('changes only records that still match', async () => {
    const id = await aPatient({ telefone: '1' });
    const answer = await during(move(id, 'telefone', '2'), updateMany);
    expect(answer.body).toEqual({ success: true, updated: 0, has_more: false });
    expect((await ana.get(`${path}/${id}`)).body).toMatchObject({ telefone: '2', version: 2 });
  });

  test('deletes only records that still match', async () => {
    const id = await aPatient({ telefone: '1' });
    const answer = await during(move(id, 'telefone', '2'), deleteMany);
    expect(answer.body).toEqual({ success: true, deleted: 0 });
    expect((await ana.get(`${path}/${id}`)).status).toBe(200);
  });
});

// In the embedded database one writer goes after the other.
if (testEngine === 'postgres')
  test('the request that a deadlock ends is told to try again', async () => {
    const [first, second] = [await aPatient(), await aPatient()];
    const answer = await whileHeld(
      (on) => touch(on, second),
      () =>
        ana.put(`${path}/bulk`, [
          { id: first, telefone: '1' },
          { id: second, telefone: '1' },
        ]),
      (on) => touch(on, first),
    );
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'DB_UNAVAILABLE' },
      headers: { 'retry-after': expect.any(String) },
    });
  });
