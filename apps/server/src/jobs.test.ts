import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServersDatabase } from './archive/testing/shared-database.ts';
import { cleanUp, nightlyBackup } from './jobs.ts';
import { failedSteps } from './platform/periodic-jobs.ts';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';

let app: TestApp;
const logged: unknown[] = [];

beforeAll(async () => {
  app = await startTestApp({
    deps: ({ log }) => ({
      log: Object.assign(Object.create(log), { error: (about: unknown) => logged.push(about) }),
    }),
  });
  // Nothing can be written where the data folder should be, so the witness of the audit trail cannot be kept.
  rmSync(app.deps.config.dataDir, { recursive: true });
  writeFileSync(app.deps.config.dataDir, '');
  await app.deps.db.schema.alterTable('account_tokens').renameTo('account_tokens_away').execute();
});
afterAll(() => app.close());

test('a failing housekeeping step is logged, and the other steps still run', async () => {
  const key = { owner_id: (await app.aNutritionist()).id, key: 'a-key-of-a-form', entity: 'Cardapio' };
  const created_date = '2020-01-01T00:00:00.000Z';
  await app.deps.db
    .insertInto('idempotency_keys')
    .values({ ...key, record_id: 'x', created_date })
    .execute();

  await cleanUp(app.deps);

  expect(await app.deps.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  expect(logged).toContainEqual({ step: 'account tokens', reason: expect.stringMatching(/account_tokens/) });
  expect(logged).toContainEqual({ step: 'audit witness', reason: expect.any(String) });
});

test('only an administrator sees the failed steps in the health answer', async () => {
  const [admin, other] = [await app.aNutritionist({ role: 'admin' }), await app.aNutritionist()];
  app.clock.time = new Date('2026-03-01T03:00:00.000Z');
  await cleanUp(app.deps);
  const step = (name: string) => ({ step: name, at: '2026-03-01T03:00:00.000Z' });
  const { status, body } = await admin.get('/api/health');
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(body.housekeeping.failed).toContainEqual(step('account tokens'));
  expect(body.housekeeping.failed).toContainEqual(step('audit witness'));

  const public_ = (await app.anonymous.get('/api/health')).body;
  expect(Object.keys(public_)).toEqual(['status', 'version', 'database', 'backup', 'realtime']);
  for (const caller of [other, app.service, app.caller('not-a-session')])
    expect((await caller.get('/api/health')).body).toEqual(public_);
});

test('a failure that is not repeated is shown for two hours', async () => {
  app.clock.time = new Date('2026-03-01T04:00:00.000Z');
  expect(await failedSteps(app.deps)).not.toEqual([]);
  app.clock.time = new Date('2026-03-01T05:00:00.001Z');
  expect(await failedSteps(app.deps)).toEqual([]);
});

test('the nightly backup goes to the folder of backups', async () => {
  const backupDir = mkdtempSync(join(tmpdir(), 'alecrim-backups-'));
  const { db, config, close } = await aServersDatabase();
  const deps = { ...app.deps, db, config: { ...config, backupDir, isDemo: false } };
  const now = () => new Date('2026-03-02T12:00:00Z');
  await nightlyBackup({ ...deps, now }, AbortSignal.abort());
  expect(readdirSync(backupDir)).toEqual(['alecrim-2026-03-02.zip']);
  rmSync(backupDir, { recursive: true });
  await close();
});
