import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_BYTES, inDays, superfluousVersions, type VersionSize } from './version-thinning.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-17T15:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const localDay = (date: string) => new Date(Date.parse(date) - 3 * HOUR).toISOString().slice(0, 10);
const localHour = (date: string) => new Date(Date.parse(date) - 3 * HOUR).toISOString().slice(0, 13);
const saved = (dates: readonly string[], bytes = 1000): VersionSize[] =>
  dates.map((saved_date, i) => ({ version: i + 1, saved_date, author_id: 'ana', bytes }));
const left = (versions: readonly VersionSize[], acts: readonly string[] = [], at = now) => {
  const gone = new Set(superfluousVersions(versions, acts, at));
  return versions.filter((version) => !gone.has(version));
};
const numbers = (versions: readonly VersionSize[]) => versions.map(({ version }) => version);

describe('versions of one record', () => {
  test('of the last 24 hours all stay', () => {
    const minutes = Array.from({ length: 1439 }, (_, i) => ago((1439 - i) * 60_000));
    expect(left(saved(minutes))).toHaveLength(1439);
  });

  test('of the last week the last of each hour stays', () => {
    const dates = ['2026-11-15T10:00', '2026-11-15T10:59', '2026-11-15T11:00', '2026-11-15T13:30'];
    expect(numbers(left(saved(dates.map((date) => `${date}:00.000Z`))))).toEqual([2, 3, 4]);
  });

  test('from before that the last of each day stays, by the clock of Brasília', () => {
    const dates = ['2026-10-01T14:00', '2026-10-02T02:59', '2026-10-02T03:00', '2026-10-02T20:00'];
    expect(numbers(left(saved(dates.map((date) => `${date}:00.000Z`))))).toEqual([2, 4]);
  });

  test('the last one of each author stays', () => {
    const versions = saved([ago(800 * HOUR), ago(800 * HOUR - 1000), ago(800 * HOUR - 2000)]);
    versions[1] = { ...(versions[1] as VersionSize), author_id: 'intruder' };
    expect(numbers(left(versions))).toEqual([2, 3]);
  });

  test('the one that was current when a link was shared or the record came back stays', () => {
    const versions = saved([800, 799.9, 799.8, 799.7].map((hours) => ago(hours * HOUR)));
    expect(numbers(left(versions, [ago(799.85 * HOUR), ago(900 * HOUR)]))).toEqual([2, 4]);
  });

  test('of 200 saves of 1 MB in four seconds as many stay as fit, the first and the last among them', () => {
    const versions = saved(
      Array.from({ length: 200 }, (_, i) => ago(HOUR - i * 20)),
      1_000_000,
    );
    const kept = left(versions);
    expect(kept).toHaveLength(20);
    expect([kept[0], kept.at(-1)]).toEqual([versions[0], versions.at(-1)]);
  });

  test('the first and the last of a day stay, however large they are', () => {
    const versions = saved([ago(3 * HOUR), ago(2 * HOUR), ago(HOUR)], 30_000_000);
    expect(numbers(left(versions))).toEqual([1, 3]);
  });

  test('of a day that holds too much, those that stay are spread over it', () => {
    const burst = (begin: number) => Array.from({ length: 60 }, (_, i) => ago(begin * HOUR - i * 1000));
    const hours = [9, 8, 7, 6].map((hours) => ago(hours * HOUR));
    const versions = saved([...burst(10), ...hours, ...burst(5)], 1_000_000);
    const kept = numbers(left(versions));
    expect(kept).toHaveLength(20);
    expect(kept).toEqual(expect.arrayContaining([61, 62, 63, 64]));
  });
});

describe('any history', () => {
  const sizes = fc.oneof(fc.constant(2000), fc.integer({ min: 0, max: 9_000_000 }));
  const history = fc
    .array(
      fc.record({
        before: fc.oneof(fc.integer({ min: 0, max: 30 * 24 * HOUR }), fc.integer({ min: 0, max: 3 * HOUR })),
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
  const acts = fc.array(fc.integer({ min: 0, max: 31 * 24 * HOUR }).map(ago), { maxLength: 4 });
  const holds = (check: (versions: VersionSize[], acts: string[]) => void) =>
    fc.assert(fc.property(history, acts, check), { numRuns: process.env.TEST_DEPTH === 'full' ? 5000 : 300 });

  test('L06: keeps the last version of every day', () => {
    holds((versions, acts) => {
      const lastOfDay = new Map(versions.map((version) => [localDay(version.saved_date), version]));
      expect(left(versions, acts)).toEqual(expect.arrayContaining([...lastOfDay.values()]));
    });
  });

  test('keeps the version of every act, and everyone who saved on a day', () => {
    holds((versions, acts) => {
      const kept = left(versions, acts);
      for (const at of acts) {
        const current = versions.findLast(({ saved_date }) => saved_date <= at);
        if (current) expect(kept).toContain(current);
      }
      const savers = (of: VersionSize[]) =>
        new Set(of.map(({ saved_date, author_id }) => `${localDay(saved_date)} ${author_id}`));
      expect(savers(kept)).toEqual(savers(versions));
    });
  });

  test('has nothing more to lose at the same moment', () => {
    holds((versions, acts) => {
      expect(superfluousVersions(left(versions, acts), acts, now)).toEqual([]);
    });
  });

  test('loses the same whether it is thinned often or once', () => {
    holds((versions, acts) => {
      const small = versions.map((version) => ({ ...version, bytes: 10 }));
      const later = new Date(now.getTime() + 3 * 24 * HOUR);
      expect(left(left(small, acts), acts, later)).toEqual(left(small, acts, later));
    });
  });

  test('has one version of an author in an old hour, and of a day only what fits', () => {
    holds((versions) => {
      const kept = left(versions);
      const old = kept.filter(({ saved_date }) => saved_date < ago(24 * HOUR));
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
