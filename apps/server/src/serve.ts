import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { createPasswords } from './accounts/passwords/passwords.ts';
import { buildApp } from './app.ts';
import { backupIfDue } from './archive/backup/nightly.ts';
import { passOnBackup } from './archive/backup/pass-on.ts';
import { type Upgrade, upgradeDatabase } from './archive/backup/upgrade-database.ts';
import { configuredPassphrase } from './archive/format/passphrase.ts';
import { keepHouse } from './jobs.ts';
import { keepLedger } from './patients/ledger-file.ts';
import type { Config } from './platform/config.ts';
import { encryptionWarning } from './platform/db/encryption-warning.ts';
import { openDatabase } from './platform/db/open.ts';
import type { Deps } from './platform/deps.ts';
import { noteFailedStep } from './platform/failed-steps.ts';
import { newId } from './platform/ids.ts';
import { deliverDue } from './platform/mail/deliver.ts';
import { createTransport } from './platform/mail/transport.ts';
import { applyPractice } from './platform/practice-settings.ts';
import { repeat } from './platform/repeat.ts';
import { createHub } from './realtime/hub.ts';

export interface Running {
  url: string;
  deps: Deps;
  upgrade: Upgrade;
  /** Takes no more, finishes what is under way, closes the database. */
  stop(): Promise<void>;
}

const HOUR = 3_600_000;

/** Everything that runs in one server process. */
export async function serve(config: Config): Promise<Running> {
  const log = pino({ level: config.logLevel });
  // A passphrase that cannot be read would otherwise be noticed at night, by nobody.
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
      now: () => new Date(),
      newId,
    };
    await keepLedger(deps).catch((err: unknown) => log.error({ err }, 'the erasure ledger was not read'));
    await applyPractice(deps);
    const app = await buildApp(deps);
    const transport = createTransport(config);
    if (!config.smtpUrl) log.info(`Sem SMTP_URL: os e-mails são gravados em ${config.dataDir}/mail`);
    const stopping = new AbortController();
    const jobs = [
      repeat('mail', 500, () => deliverDue(deps, transport), log),
      repeat('housekeeping', HOUR, () => keepHouse(deps), log),
      // What an administrator changes in one process reaches the others.
      repeat('practice', 30_000, () => applyPractice(deps), log, 30_000),
      // Not in the first minute: a start is busy enough.
      repeat('backup', HOUR, () => nightlyBackup(deps, stopping.signal), log, 60_000),
    ];
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
        stopping.abort();
        await Promise.all(jobs.map((job) => job.stop()));
        await hub.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** On a connection of its own, without the limits that keep a request short. */
async function upgradePostgres(config: Config): Promise<Upgrade | undefined> {
  if (!config.databaseUrl) return undefined;
  const { db, close } = openDatabase(config);
  try {
    return await upgradeDatabase(config, db);
  } finally {
    await close();
  }
}

/** Once a day, into the data folder and from there to where the operator wants it; the demo keeps nothing. */
async function nightlyBackup(deps: Deps, signal: AbortSignal): Promise<void> {
  if (deps.config.isDemo) return;
  const folder = join(deps.config.dataDir, 'backups');
  await backupIfDue(deps, { folder }).catch((error: Error) => noteFailedStep(deps, 'backup', error));
  await passOnBackup(deps, { folder, signal });
}
