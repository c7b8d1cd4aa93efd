import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordBackupStage } from '../archive/backup/backup-marks.ts';
import { startTestApp } from '../testing/start-test-app.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ config: { backupCopyDir: '/other/disk' } });
});
afterAll(() => app.close());

test('health shows the state of the backups in one word, and to an administrator their age', async () => {
  const admin = await app.aNutritionist({ role: 'admin' });
  const public_ = async () => (await app.anonymous.get('/api/health')).body;
  app.clock.time = new Date('2026-03-01T03:00:00.000Z');
  expect(await public_()).toMatchObject({ backup: 'none' });

  await recordBackupStage(app.deps, 'made', 'alecrim-2026-03-01.zip');
  expect(await public_()).toMatchObject({ backup: 'late' });
  await recordBackupStage(app.deps, 'copied', 'alecrim-2026-03-01.zip');
  app.clock.time = new Date('2026-03-02T08:59:00.000Z');
  expect(await public_()).toMatchObject({ backup: 'ok' });
  const mark = { at: '2026-03-01T03:00:00.000Z', hours: 29 };
  expect((await admin.get('/api/health')).body).toMatchObject({ backups: { made: mark, copied: mark } });
  app.clock.time = new Date('2026-03-02T09:00:00.000Z');
  const late = await public_();
  expect(late).toMatchObject({ backup: 'late' });
  // No path, no name of a file, no hour: only what a monitor needs.
  expect(Object.keys(late)).toEqual(['status', 'version', 'database', 'backup', 'realtime']);
});

test('ready fails as soon as the process prepares its stop, while requests are still answered', async () => {
  const draining = await startTestApp();
  const ask = (url: string, host = 'localhost') => draining.send({ method: 'GET', url, headers: { host } });
  // A balancer asks a process by its own address, which is not that of the app.
  expect(await ask('/api/health/ready', '10.0.0.7:3000')).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
  expect((await ask('/api/health/live', '10.0.0.7:3000')).status).toBe(200);
  expect((await ask('/api/health', '10.0.0.7:3000')).status).toBe(421);
  draining.app.startDraining();
  expect(await ask('/api/health/ready')).toMatchObject({
    status: 503,
    body: { extra_data: { reason: 'draining' } },
  });
  expect((await ask('/api/health/live')).status).toBe(200);
  expect((await ask('/api/health')).status).toBe(200);
  await draining.close();
});

test('ready fails while the database does not answer; live does not ask it', async () => {
  const away = await startTestApp();
  const ask = (url: string) => away.send({ method: 'GET', url });
  expect((await ask('/api/health/ready')).status).toBe(200);
  await away.deps.db.schema.dropTable('settings').execute();
  expect((await ask('/api/health/ready')).status).toBeGreaterThanOrEqual(500);
  expect((await ask('/api/health/live')).status).toBe(200);
  await away.close();
});
