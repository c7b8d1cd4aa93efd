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
