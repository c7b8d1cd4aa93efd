import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usageOf } from '../accounts/usage.ts';
import { cleanUp } from '../jobs.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { thinHistory } from './thin-history.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.time = new Date('2026-03-02T12:00:00.000Z');
  ana = await app.aNutritionist();
  // Each test begins at the same moment, and the place of the last run is after it.
  await sql`delete from settings where key like 'history%'`.execute(app.deps.db);
});
afterAll(() => app.close());

const later = (ms: number) => {
  app.clock.time = new Date(app.deps.now().getTime() + ms);
};
const create = async (name: 'Cardapio' | 'Paciente' = 'Cardapio') =>
  (await ana.post(`/entities/${name}`, name === 'Cardapio' ? aCardapio() : aPaciente())).body.id as string;
const save = (id: string, body: object) => ana.put(`/entities/Cardapio/${id}`, body);
async function saves(id: string, count: number, every: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    later(every);
    expect((await save(id, { titulo: `Plano ${i}` })).status).toBe(200);
  }
}
// Read from the table: a session ends while the tests wait for weeks.
const history = async (id: string): Promise<number[]> =>
  (
    await app.deps.db
      .selectFrom('record_versions')
      .select('version')
      .where('record_id', '=', id)
      .orderBy('version', 'desc')
      .execute()
  ).map(({ version }) => version);

test('a history becomes one version an hour after a day, and one a day after a week', async () => {
  const id = await create();
  await saves(id, 12, 10 * MINUTE);
  expect(await history(id)).toHaveLength(12);
  await cleanUp(app.deps);
  expect(await history(id)).toHaveLength(12);
  later(DAY + HOUR);
  await cleanUp(app.deps);
  // Saved at 12:00 to 12:50, 13:00 to 13:50; the one of 14:00 is the plan as it is.
  expect(await history(id)).toEqual([12, 6]);
  later(7 * DAY);
  await cleanUp(app.deps);
  expect(await history(id)).toEqual([12]);
});

test('the versions of a shared link, and of a plan that came back from the bin, stay', async () => {
  const id = await create();
  await saves(id, 3, MINUTE);
  later(MINUTE);
  await save(id, { ativo: false });
  await saves(id, 3, MINUTE);
  await ana.delete(`/entities/Cardapio/${id}`);
  later(MINUTE);
  await ana.post(`/entities/Cardapio/${id}/restore`);
  await saves(id, 3, MINUTE);
  const before = await history(id);
  later(30 * DAY);
  await cleanUp(app.deps);
  // Version 5 closed the link; the plan lay in the bin as the tenth, and came back as that.
  expect(before).toEqual([12, 11, 10, 7, 6, 5, 4, 3, 2, 1]);
  expect(await history(id)).toEqual([12, 10, 5]);
});

test('other records keep theirs, and a single version stays for ever', async () => {
  const [plan, patient] = [await create(), await create('Paciente')];
  await ana.put(`/entities/Paciente/${patient}`, { observacoes: 'Outra' });
  await saves(plan, 1, MINUTE);
  later(400 * DAY);
  await cleanUp(app.deps);
  expect([await history(plan), await history(patient)]).toEqual([[1], [1]]);
});

test('a run is bounded, and the next one goes on where it ended', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 50; i++) {
    later(MINUTE);
    ids.push(await create());
    await saves(ids.at(-1) ?? '', 6, 1000);
  }
  later(30 * DAY);
  const left = async () => (await Promise.all(ids.map((id) => history(id)))).flat().length;
  const lefts = [await left()];
  for (let i = 0; i < 4; i++) {
    const removed = await thinHistory(app.deps, 1);
    lefts.push(await left());
    expect(lefts.at(-1)).toBe((lefts.at(-2) ?? 0) - removed);
  }
  expect(lefts).toEqual([300, expect.any(Number), expect.any(Number), 50, 50]);
  expect(lefts[1]).toBeGreaterThan(lefts[2] ?? 0);
});

test('versions that stay are looked at once: a run does not begin with them again', async () => {
  const [plan, patient] = [await create(), await create('Paciente')];
  await sql`insert into record_versions (entity, record_id, version, owner_id, saved_date, content)
    select 'Paciente', ${patient} || n.i, 1, ${ana.id}, '2020-01-01T00:00:00.000Z', '{}'
    from (${sql.raw(Array.from({ length: 150 }, (_, i) => `select ${i} as i`).join(' union all '))}) as n`.execute(
    app.deps.db,
  );
  await saves(plan, 3, MINUTE);
  later(30 * DAY);
  expect(await thinHistory(app.deps, 1)).toBe(0);
  expect(await thinHistory(app.deps, 1)).toBe(2);
  expect(await history(plan)).toEqual([3]);
});

test('T50: of many large versions of one day those go that are too many, and their space with them', async () => {
  const id = await create();
  await saves(id, 2, MINUTE);
  // Thirty of 1 MB each, written by the database itself.
  await sql`insert into record_versions (entity, record_id, version, owner_id, author_id, saved_date, content)
    select entity, record_id, 1000 + n.i, owner_id, author_id, saved_date, '{"titulo":"' || ${'x'.repeat(1_000_000)} || '"}'
    from record_versions, (select 1 as i ${sql.raw(Array.from({ length: 29 }, (_, i) => `union all select ${i + 2}`).join(' '))}) as n
    where record_id = ${id} and version = 2`.execute(app.deps.db);
  const before = await usageOf(app.deps.db, ana.id);
  await cleanUp(app.deps);
  const kept = await history(id);
  expect(kept.length).toBeGreaterThan(18);
  expect(kept.length).toBeLessThan(23);
  expect([kept.at(-1), kept[0]]).toEqual([1, 1030]);
  expect((await usageOf(app.deps.db, ana.id)).bytes).toBeLessThan(before.bytes);
});
