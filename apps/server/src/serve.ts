import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createPasswords } from './accounts/passwords/passwords.ts';
import { applyLimits } from './accounts/usage.ts';
import { buildApp } from './app.ts';
import { type Upgrade, upgradeDatabase } from './archive/backup/upgrade-database.ts';
import { configuredPassphrase } from './archive/format/passphrase.ts';
import { startJobs } from './jobs.ts';
import { syncLedger } from './patients/ledger.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/open.ts';
import { encryptionWarning } from './platform/db/postgres.ts';
import type { Deps } from './platform/deps.ts';
import { newId } from './platform/ids.ts';
import { applyPractice } from './platform/practice-settings.ts';
import { createTasks } from './platform/tasks.ts';
import { createHub } from './realtime/hub.ts';

export interface Running {
  url: string;
  deps: Deps;
  upgrade: Upgrade;
  /** Accepts no more requests, finishes those under way, closes the database. */
  stop(): Promise<void>;
}

/** Everything that runs in one server process. `worker`: the program of its worker threads. */
export async function serve(config: Config, worker: string): Promise<Running> {
  const log = pino({ level: config.logLevel });
  // Checked now: otherwise the nightly backup would fail unnoticed.
  await configuredPassphrase(config);
  const warning = encryptionWarning(config.databaseUrl);
  if (warning) log.warn(warning);
  const upgradedAlone = await upgradePostgres(config);
  const { db, close } = openDatabase(config, { isForRequests: true });
  try {
    const upgrade = upgradedAlone ?? (await upgradeDatabase(config, db));
    if (upgrade.steps.length > 0) log.info(upgrade, 'the database was upgraded');
    const hub = createHub({ db, databaseUrl: config.databaseUrl, log });
    const deps: Deps = {
      config,
      db,
      log,
      hub,
      passwords: createPasswords(),
      tasks: createTasks({ file: worker }),
      now: () => new Date(),
      newId,
    };
    await syncLedger(deps).catch((err: unknown) => log.error({ err }, 'the erasure ledger was not read'));
    await applyPractice(deps);
    await applyLimits(deps);
    const app = await buildApp(deps);
    if (!config.smtpUrl) log.info(`Sem SMTP_URL: os e-mails são gravados em ${config.dataDir}/mail`);
    await app.ready();
    const jobs = startJobs(deps);
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: config.publicUrl ?? `http://localhost:${port}`,
      deps,
      upgrade,
      async stop() {
        // A connection that was busy when the stop began would otherwise stay open until it times out.
        const hangUp = setInterval(() => app.server.closeIdleConnections(), 100);
        await app.close();
        clearInterval(hangUp);
        await jobs.stop();
        await deps.tasks.close();
        await hub.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** On a connection of its own, without the timeouts of requests. */
async function upgradePostgres(config: Config): Promise<Upgrade | undefined> {
  if (!config.databaseUrl) return undefined;
  const { db, close } = openDatabase(config);
  try {
    return await upgradeDatabase(config, db);
  } finally {
    await close();
  }
}
