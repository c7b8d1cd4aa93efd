import { DAY_MS, HOUR_MS, MINUTE_MS } from '@alecrim/domain';
import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { usageOf } from '../accounts/usage.ts';
import { cleanUp } from '../jobs.ts';
import { onOneEngine } from '../testing/on-one-engine.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { withoutTimeouts } from '../testing/test-database.ts';
import { DAY_BYTES, inDays, superfluousVersions, type VersionSize } from './superfluous-versions.ts';
import { thinHistory } from './thin-history.ts';

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
  await saves(id, 12, 10 * MINUTE_MS);
  expect(await history(id)).toHaveLength(12);
  await cleanUp(app.deps);
  expect(await history(id)).toHaveLength(12);
  later(DAY_MS + HOUR_MS);
  await cleanUp(app.deps);
  // Saved at 12:00 to 12:50, 13:00 to 13:50; the one of 14:00 is the plan as it is.
  expect(await history(id)).toEqual([12, 6]);
  later(7 * DAY_MS);
  await cleanUp(app.deps);
  expect(await history(id)).toEqual([12]);
});

test('the versions of a shared link, and of a plan that came back from the bin, stay', async () => {
  const id = await create();
  await saves(id, 3, MINUTE_MS);
  later(MINUTE_MS);
  await save(id, { ativo: false });
  await saves(id, 3, MINUTE_MS);
  await ana.delete(`/entities/Cardapio/${id}`);
  later(MINUTE_MS);
  await ana.post(`/entities/Cardapio/${id}/restore`);
  await saves(id, 3, MINUTE_MS);
  const before = await history(id);
  later(30 * DAY_MS);
  await cleanUp(app.deps);
  // Version 5 closed the link; the plan lay in the bin as the tenth, and came back as that.
  expect(before).toEqual([12, 11, 10, 7, 6, 5, 4, 3, 2, 1]);
  expect(await history(id)).toEqual([12, 10, 5]);
});

test('other records keep theirs, and a single version stays for ever', async () => {
  const [plan, patient] = [await create(), await create('Paciente')];
  await ana.put(`/entities/Paciente/${patient}`, { observacoes: 'Outra' });
  await saves(plan, 1, MINUTE_MS);
  later(400 * DAY_MS);
  await cleanUp(app.deps);
  expect([await history(plan), await history(patient)]).toEqual([[1], [1]]);
});

// 350 saves. The test below reads more versions than a statement does, on both engines.
onOneEngine('a run is bounded, and the next one continues where it ended', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 50; i++) {
    later(MINUTE_MS);
    ids.push(await create());
    await saves(ids.at(-1) ?? '', 6, 1000);
  }
  later(30 * DAY_MS);
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
  await saves(plan, 3, MINUTE_MS);
  later(30 * DAY_MS);
  expect(await thinHistory(app.deps, 1)).toBe(0);
  expect(await thinHistory(app.deps, 1)).toBe(2);
  expect(await history(plan)).toEqual([3]);
});

test('T50: of many large versions of one day those go that are too many, and their space with them', async () => {
  const id = await create();
  await saves(id, 2, MINUTE_MS);
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

test('a record that cannot be thinned, and a step that fails, keep no other record from being thinned', async () => {
  const [first, second] = [await create(), await create()];
  await saves(first, 3, MINUTE_MS);
  await saves(second, 3, MINUTE_MS);
  later(30 * DAY_MS);
  const execute = app.deps.db.getExecutor().executeQuery.bind(app.deps.db.getExecutor());
  const spy = vi.spyOn(app.deps.db.getExecutor(), 'executeQuery').mockImplementation((query, ...rest) => {
    const isActsOfFirst = query.sql.includes('audit_entries') && query.parameters.includes(first);
    const isLastStep = query.sql.includes('bytes') && !query.sql.includes('entity in');
    if (isActsOfFirst || isLastStep) return Promise.reject(new Error('too slow'));
    return execute(query, ...rest);
  });
  await expect(thinHistory(app.deps)).rejects.toThrow('too slow');
  spy.mockRestore();
  expect([await history(first), await history(second)]).toEqual([[3, 2, 1], [3]]);
});

test('the history shows the newest thousand versions', async () => {
  const id = await create();
  await saves(id, 1, MINUTE_MS);
  const versions = sql`insert into record_versions (entity, record_id, version, owner_id, author_id, saved_date, content)
    with recursive n (i) as (select 2 union all select i + 1 from n where i < 1005)
    select entity, record_id, n.i, owner_id, author_id, saved_date, '{}' from record_versions, n
    where record_id = ${id}`;
  await withoutTimeouts(app.deps.db, (on) => versions.execute(on));
  const { body } = await ana.get(`/entities/Cardapio/${id}/history`);
  expect([body.length, body[0].version, body.at(-1).version]).toEqual([1000, 1005, 6]);
});

test('a record of more versions than one statement reads is thinned whole', async () => {
  const [many, few] = [await create(), await create()];
  await saves(few, 3, MINUTE_MS);
  await saves(many, 1, MINUTE_MS);
  const versions = sql`insert into record_versions (entity, record_id, version, owner_id, author_id, saved_date, content)
    with recursive n (i) as (select 2 union all select i + 1 from n where i < 7000)
    select entity, record_id, n.i, owner_id, author_id, saved_date, '{}' from record_versions, n
    where record_id = ${many}`;
  await withoutTimeouts(app.deps.db, (on) => versions.execute(on));
  later(30 * DAY_MS);
  await cleanUp(app.deps);
  expect([await history(many), await history(few)]).toEqual([[7000], [3]]);
});

const now = new Date('2026-11-17T15:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const localDay = (date: string) => new Date(Date.parse(date) - 3 * HOUR_MS).toISOString().slice(0, 10);
const localHour = (date: string) => new Date(Date.parse(date) - 3 * HOUR_MS).toISOString().slice(0, 13);
const saved = (dates: readonly string[], bytes = 1000): VersionSize[] =>
  dates.map((saved_date, i) => ({ version: i + 1, saved_date, author_id: 'ana', bytes }));
const left = async (versions: readonly VersionSize[], acts: readonly string[] = [], at = now) => {
  const gone = new Set(await superfluousVersions(versions, async () => acts, at));
  return versions.filter((version) => !gone.has(version));
};
const numbers = (versions: readonly VersionSize[]) => versions.map(({ version }) => version);

describe('versions of one record', () => {
  test('of the last 24 hours all stay', async () => {
    const minutes = Array.from({ length: 1439 }, (_, i) => ago((1439 - i) * 60_000));
    expect(await left(saved(minutes))).toHaveLength(1439);
  });

  test('of the last week the last of each hour stays', async () => {
    const dates = ['2026-11-15T10:00', '2026-11-15T10:59', '2026-11-15T11:00', '2026-11-15T13:30'];
    expect(numbers(await left(saved(dates.map((date) => `${date}:00.000Z`))))).toEqual([2, 3, 4]);
  });

  test('from before that the last of each day stays, by the clock of Brasília', async () => {
    const dates = ['2026-10-01T14:00', '2026-10-02T02:59', '2026-10-02T03:00', '2026-10-02T20:00'];
    expect(numbers(await left(saved(dates.map((date) => `${date}:00.000Z`))))).toEqual([2, 4]);
  });

  test('the last one of each author stays', async () => {
    const versions = saved([ago(800 * HOUR_MS), ago(800 * HOUR_MS - 1000), ago(800 * HOUR_MS - 2000)]);
    versions[1] = { ...(versions[1] as VersionSize), author_id: 'intruder' };
    expect(numbers(await left(versions))).toEqual([2, 3]);
  });

  test('the one that was current when a link was shared or the record came back stays', async () => {
    const versions = saved([800, 799.9, 799.8, 799.7].map((hours) => ago(hours * HOUR_MS)));
    expect(numbers(await left(versions, [ago(799.85 * HOUR_MS), ago(900 * HOUR_MS)]))).toEqual([2, 4]);
  });

  test('of 200 saves of 1 MB in four seconds as many stay as fit, the first and the last among them', async () => {
    const versions = saved(
      Array.from({ length: 200 }, (_, i) => ago(HOUR_MS - i * 20)),
      1_000_000,
    );
    const kept = await left(versions);
    expect(kept).toHaveLength(20);
    expect([kept[0], kept.at(-1)]).toEqual([versions[0], versions.at(-1)]);
  });

  test('the first and the last of a day stay, however large they are', async () => {
    const versions = saved([ago(3 * HOUR_MS), ago(2 * HOUR_MS), ago(HOUR_MS)], 30_000_000);
    expect(numbers(await left(versions))).toEqual([1, 3]);
  });

  test('of a day that holds too much, each version is looked at a few times, however many they are', async () => {
    const count = 30_000;
    let looks = 0;
    const versions = saved(Array.from({ length: count }, (_, i) => ago(HOUR_MS - i * 20))).map((version) => ({
      ...version,
      bytes: 1_000_000,
      get saved_date() {
        looks++;
        return version.saved_date;
      },
    }));
    const acts = Array.from({ length: 1_000 }, (_, i) => ago(HOUR_MS - i));
    const gone = await superfluousVersions(versions, async () => acts, now);
    expect(gone.length).toBeGreaterThan(count - 100);
    expect(looks).toBeLessThan(10 * count);
  });

  test('the audit trail is read once, and only if a version goes', async () => {
    const readActs = vi.fn(async () => []);
    await superfluousVersions(saved([ago(800 * HOUR_MS)]), readActs, now);
    expect(readActs).not.toHaveBeenCalled();
    await superfluousVersions(saved([ago(800 * HOUR_MS), ago(800 * HOUR_MS)]), readActs, now);
    expect(readActs).toHaveBeenCalledOnce();
  });

  test('of a day that holds too much, those that stay are spread over it', async () => {
    const burst = (begin: number) => Array.from({ length: 60 }, (_, i) => ago(begin * HOUR_MS - i * 1000));
    const hours = [9, 8, 7, 6].map((hours) => ago(hours * HOUR_MS));
    const versions = saved([...burst(10), ...hours, ...burst(5)], 1_000_000);
    const kept = numbers(await left(versions));
    expect(kept).toHaveLength(20);
    expect(kept).toEqual(expect.arrayContaining([61, 62, 63, 64]));
  });
});

describe('any history', () => {
  const sizes = fc.oneof(fc.constant(2000), fc.integer({ min: 0, max: 9_000_000 }));
  const history = fc
    .array(
      fc.record({
        before: fc.oneof(
          fc.integer({ min: 0, max: 30 * 24 * HOUR_MS }),
          fc.integer({ min: 0, max: 3 * HOUR_MS }),
        ),
        author_id: fc.constantFrom('ana', 'bia', null),
        bytes: sizes,
      }),
      { maxLength: 60 },
    )
    .map((saves) =>
      saves
        .toSorted((a, b) => b.before - a.before)
        .map(({ before, ...save }, i): VersionSize => ({ version: i + 1, saved_date: ago(before), ...save })),
    );
  const acts = fc.array(fc.integer({ min: 0, max: 31 * 24 * HOUR_MS }).map(ago), { maxLength: 4 });
  const holds = (check: (versions: VersionSize[], acts: string[]) => Promise<void>) =>
    fc.assert(fc.asyncProperty(history, acts, check), {
      numRuns: process.env.TEST_DEPTH === 'full' ? 5_000 : 300,
    });

  test('L06: keeps the last version of every day', async () => {
    await holds(async (versions, acts) => {
      const lastOfDay = new Map(versions.map((version) => [localDay(version.saved_date), version]));
      expect(await left(versions, acts)).toEqual(expect.arrayContaining([...lastOfDay.values()]));
    });
  });

  test('keeps the version of every act, and everyone who saved on a day', async () => {
    await holds(async (versions, acts) => {
      const kept = await left(versions, acts);
      for (const at of acts) {
        const current = versions.findLast(({ saved_date }) => saved_date <= at);
        if (current) expect(kept).toContain(current);
      }
      const savers = (of: VersionSize[]) =>
        new Set(of.map(({ saved_date, author_id }) => `${localDay(saved_date)} ${author_id}`));
      expect(savers(kept)).toEqual(savers(versions));
    });
  });

  test('has nothing more to lose at the same moment', async () => {
    await holds(async (versions, acts) => {
      const kept = await left(versions, acts);
      expect(await superfluousVersions(kept, async () => acts, now)).toEqual([]);
    });
  });

  test('loses the same whether it is thinned often or once', async () => {
    await holds(async (versions, acts) => {
      const small = versions.map((version) => ({ ...version, bytes: 10 }));
      const later = new Date(now.getTime() + 3 * 24 * HOUR_MS);
      expect(await left(await left(small, acts), acts, later)).toEqual(await left(small, acts, later));
    });
  });

  test('has one version of an author in an old hour, and of a day only what fits', async () => {
    await holds(async (versions) => {
      const kept = await left(versions);
      const old = kept.filter(({ saved_date }) => saved_date < ago(24 * HOUR_MS));
      const hours = old.map(({ saved_date, author_id }) => `${localHour(saved_date)} ${author_id}`);
      expect(new Set(hours).size).toBe(hours.length);
      for (const day of inDays(kept)) {
        const bytes = day.reduce((sum, version) => sum + version.bytes, 0);
        // The first, the last, and the last of each of the three authors.
        if (bytes > DAY_BYTES) expect(day.length).toBeLessThanOrEqual(5);
      }
    });
  });
});
