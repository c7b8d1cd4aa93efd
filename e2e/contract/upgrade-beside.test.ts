import { createClient } from '@alecrim/client';
import { expect, test, vi } from 'vitest';
import { migrations } from '../../apps/server/src/platform/db/migrations/index.ts';
import { appliedMigrations, stepBeyond } from '../../apps/server/src/platform/db/schema-version.ts';
import { openTestDatabase, testEngine } from '../../apps/server/src/testing/test-database.ts';
import { type FormerVersion, formerProgram, lastRelease, versionBefore } from './former-version.ts';
import { peopleOf, setUpSecondFactor } from './people.ts';
import { serverProcesses } from './processes.ts';
import { startRoundRobin } from './round-robin.ts';
import { upgradeLoad } from './upgrade-load.ts';
import { PASSWORD } from './world.ts';

const isFull = process.env.TEST_DEPTH === 'full';
const TEST_LIMIT = 1_800_000;
const newest = migrations.at(-1)?.name ?? '';
/** As long as a busy machine needs: the time limit of the test is the only one. */
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: TEST_LIMIT, interval: 50 });
/** Enough for each side: it stays busy while the other one does its part. */
const ENOUGH = 400;

async function upgradeBeside(former: FormerVersion) {
  const program = await formerProgram(former);
  const database = await openTestDatabase();
  const oldGroup = serverProcesses({ DATABASE_URL: database.url }, program);
  const newGroup = serverProcesses({ DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  const closing: (() => Promise<void>)[] = [];
  const balanced = async (ports: readonly number[]) => {
    const { url, close } = await startRoundRobin(ports);
    closing.push(close);
    return url;
  };
  try {
    const oldUrl = await balanced([await oldGroup.start(), await oldGroup.start()]);
    const owner = { email: 'dona@example.com', password: PASSWORD };
    const client = createClient({ appId: 'alecrim', serverUrl: oldUrl });
    await client.auth.register(owner);
    const { access_token: token } = await client.auth.loginViaEmailPassword(owner.email, PASSWORD);
    const people = peopleOf(oldUrl, database.db);
    const guarded = await people.newPerson({ hasSecondFactor: true });
    const later = await people.newPerson();
    const load = upgradeLoad(token);
    closing.push(load.stop);
    load.guarded.push(guarded.email);
    load.sides.push({ name: 'old', url: oldUrl });
    await load.start();
    await soon(() => expect(load.counts.old).toBeGreaterThan(ENOUGH));
    expect([load.wrong, load.counts.refused]).toEqual([[], 0]);

    // The first new process migrates, under load.
    const starting = newGroup.start();
    if (!former.steps.includes('0028-needs-of-a-step')) {
      // This version would not notice: the new one waits until it is gone.
      await soon(() => expect(newGroup.said()).toContain('Processos da versão 0.2.0 ou mais antiga'));
      expect((await appliedMigrations(database.db)).map(({ name }) => name)).not.toContain(newest);
      await load.stop();
      expect([load.wrong, load.counts.refused]).toEqual([[], 0]);
      load.sides.length = 0;
      await Promise.all([oldGroup.stop(0), oldGroup.stop(1)]);
    }
    const newUrl = await balanced([await starting, await newGroup.start()]);
    load.sides.push({ name: 'new', url: newUrl });
    if (load.sides.length === 1) await load.start();
    const applied = await appliedMigrations(database.db);
    const mustStop =
      stepBeyond(
        applied,
        former.steps.map((name) => ({ name })),
      ) !== undefined;
    // Otherwise the wait below would last until the time limit of the test, and not tell why.
    expect(applied.map(({ name }) => name)).toEqual(expect.arrayContaining(former.steps));
    if (mustStop && load.sides.length > 1) {
      await soon(async () => expect((await fetch(`${oldUrl}/api/health`)).status).toBe(503));
      load.expectRefusals();
    }
    // The old processes have seen this account without a second factor.
    await setUpSecondFactor(newUrl, later.token);
    load.guarded.push(later.email);
    const before = { ...load.counts };
    await soon(() => expect(load.counts.new).toBeGreaterThan(before.new + ENOUGH));
    const answers = mustStop ? 'refused' : 'old';
    if (load.sides.length > 1) expect(load.counts[answers]).toBeGreaterThan(before[answers]);
    await load.stop();
    const kept = await createClient({ appId: 'alecrim', serverUrl: newUrl, token }).entities.Cardapio.list(
      '-created_date',
      5_000,
    );
    return { ...load, kept: kept.map(({ id }) => id) };
  } catch (error) {
    throw new Error(`${error}\nThe new processes said:\n${newGroup.said()}`, { cause: error });
  } finally {
    for (const close of closing) await close();
    oldGroup.end();
    newGroup.end();
    await database.close();
  }
}

// Every run: apps/server/src/platform/db/schema-version.test.ts, and R36 in main.test.ts and upgrade-database.test.ts.
if (testEngine === 'postgres' && isFull)
  test.each([
    ['the last release', lastRelease],
    ['the version before the newest migration', versionBefore],
  ])(
    'R36: %s beside this one, under load while the tables change, does no harm',
    async (_name, find) => {
      const former = await find(newest);
      const { wrong, created, kept, energies, counts } = await upgradeBeside(former);
      expect(wrong).toEqual([]);
      expect([...created].sort()).toEqual([...kept].sort());
      // The numbers of a page do not change while nobody changes its meals.
      expect([energies.old.size, energies.new.size]).toEqual([1, 1]);
      expect([...energies.old, ...energies.new]).not.toContain('none');
      expect(Math.min(counts.pages, counts.signIns)).toBeGreaterThan(10);
    },
    TEST_LIMIT,
  );
else
  test('former versions are tested by `npm run test:full`', () =>
    expect(isFull && testEngine === 'postgres').toBe(false));
