import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createPasswords } from './accounts/passwords/passwords.ts';
import { applyLimits } from './accounts/usage.ts';
import { buildApp } from './app.ts';
import { OldProcessesRunning, type Upgrade, upgradeDatabase } from './archive/backup/upgrade-database.ts';
import { configuredPassphrase } from './archive/format/passphrase.ts';
import { startJobs } from './jobs.ts';
import { startMonitoring } from './monitoring/monitoring.ts';
import { syncLedger } from './patients/ledger.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/open.ts';
import { encryptionWarning } from './platform/db/postgres.ts';
import { watchSchema } from './platform/db/schema-version.ts';
import type { Deps } from './platform/deps.ts';
import { connectionFailure } from './platform/failure-text.ts';
import { newId } from './platform/ids.ts';
import { applyPractice } from './platform/practice-settings.ts';
import { createTasks } from './platform/tasks.ts';
import { createHub } from './realtime/hub.ts';

export interface Running {
  url: string;
  deps: Deps;
  upgrade: Upgrade;
  /**
   * Tells balancers to send nothing more, for `drainSeconds` unless it is urgent. Then accepts no more requests, finishes
   * those under way, closes the database.
   */
  stop(how?: { isUrgent?: boolean }): Promise<void>;
}

type Say = (line: string) => void;

const FIRST_WAIT = 1_000;
const LAST_WAIT = 30_000;

/** Everything that runs in one server process. `worker`: the program of its worker threads. `say` prints a line. */
export async function serve(config: Config, worker: string, say: Say = () => {}): Promise<Running> {
  const log = pino({ level: config.logLevel });
  // Checked now: otherwise the nightly backup would fail unnoticed.
  await configuredPassphrase(config);
  const warning = encryptionWarning(config.databaseUrl);
  if (warning) log.warn(warning);
  const upgradedAlone = await upgradePostgres(config, say);
  const monitoring = await startMonitoring(config, log);
  const { db, connections, close } = openDatabase(config, {
    isForRequests: true,
    onQuery: monitoring.onQuery,
  });
  try {
    const upgrade = upgradedAlone ?? (await upgradeDatabase(config, db, { say }));
    if (upgrade.steps.length > 0) log.info(upgrade, 'the database was upgraded');
    const hub = createHub({ ...config, db, log });
    const deps: Deps = {
      config,
      db,
      log,
      hub,
      passwords: createPasswords(),
      tasks: createTasks({ file: worker }),
      now: () => new Date(),
      newId,
      schema: watchSchema({ db, log }),
    };
    hub.subscribe((events) => {
      if (events !== 'resync' && !events.some(({ kind }) => kind === 'schema')) return;
      deps.schema
        .check()
        .catch((err: unknown) => log.warn({ err }, 'the version of the database was not read'));
    });
    await syncLedger(deps).catch((err: unknown) => log.error({ err }, 'the erasure ledger was not read'));
    await applyPractice(deps);
    await applyLimits(deps);
    const app = await buildApp(deps);
    monitoring.watch({ app, deps, connections });
    if (!config.smtpUrl) log.info(`Sem SMTP_URL: os e-mails são gravados em ${config.dataDir}/mail`);
    await app.ready();
    const jobs = startJobs(deps, monitoring.measureJob);
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: config.publicUrl ?? `http://localhost:${port}`,
      deps,
      upgrade,
      async stop({ isUrgent = false } = {}) {
        app.startDraining();
        if (!isUrgent) await sleep(config.drainSeconds * 1000);
        await app.finishConnections();
        // A connection that was busy when the stop began would otherwise stay open until it times out.
        const hangUp = setInterval(() => app.server.closeIdleConnections(), 100);
        await app.close();
        clearInterval(hangUp);
        await jobs.stop();
        await deps.tasks.close();
        await hub.close();
        await close();
        await monitoring.close();
      },
    };
  } catch (error) {
    await close();
    await monitoring.close();
    throw error;
  }
}

/**
 * On a connection of its own, without the timeouts of requests. Waits for a PostgreSQL that is away for now, and for the end
 * of old processes.
 */
async function upgradePostgres(config: Config, say: Say): Promise<Upgrade | undefined> {
  if (!config.databaseUrl) return undefined;
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LAST_WAIT)) {
    const { db, close } = openDatabase(config);
    try {
      return await upgradeDatabase(config, db, { say });
    } catch (error) {
      const failure = connectionFailure(error, config.databaseUrl);
      const mayPass = failure?.mayPass || error instanceof OldProcessesRunning;
      if (!mayPass) throw error;
      say(`${failure?.text ?? (error as Error).message} Nova tentativa em ${wait / 1000} s.`);
    } finally {
      await close();
    }
    await sleep(wait);
  }
}
