import type { Config } from '../../platform/config.ts';
import { clockOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import { applyPractice } from '../../platform/practice-settings.ts';
import { type Command, ProblemsFound } from '../command.ts';
import { explain } from '../error-text.ts';
import { withDatabaseAsItIs } from '../with-database.ts';
import { type AddressCheck, checkAddress } from './address.ts';
import { checkBackups } from './backup.ts';
import { type DoctorFinding, findingsOn, reportOf } from './finding.ts';
import { type Clocks, checkClock, checkDatabase, checkDisk, checkVersion } from './machine.ts';
import { checkMail } from './mail.ts';

export const doctor: Command = {
  name: 'doctor',
  summary:
    'Confere endereço, TLS, e-mail, backup, disco, relógio, versão e banco de dados, e diz o que fazer. Nada é alterado.',
  run: async (config) => {
    // What the administrator set in the app counts like the environment. A failing database is reported below.
    await withDatabaseAsItIs(config, (db) => applyPractice({ db, config })).catch(() => {});
    const [address, mail, disk, version] = await Promise.all([
      checkAddress(config),
      checkMail(config),
      checkDisk(config),
      checkVersion(config),
    ]);
    const stored = await checkStored(config, address);
    const findings = [...address.findings, mail, ...stored, disk, version];
    const report = reportOf(findings);
    if (findings.some(({ state }) => state === 'problema')) throw new ProblemsFound(report);
    return report;
  },
};

/** What the database knows. One that cannot be opened is a finding, too. */
async function checkStored(config: Config, { answer }: AddressCheck): Promise<DoctorFinding[]> {
  const clock = (known: Clocks = {}) => checkClock({ address: answer?.aheadSeconds, ...known });
  try {
    return await withDatabaseAsItIs(config, async (db) => {
      const database = await checkDatabase(db, config);
      if (database.state === 'problema') return [database, clock()];
      return [database, ...(await checkBackups(db, config)), clock(await clocksOf(db))];
    });
  } catch (error) {
    const [reason = ''] = explain(error).split('\n');
    return [findingsOn('banco').problem(reason, 'Confira DATA_DIR ou DATABASE_URL.'), clock()];
  }
}

async function clocksOf(db: Db): Promise<Clocks> {
  const entry = await db
    .selectFrom('audit_entries')
    .select('at')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = Date.now();
  const theirs = await clockOf(db);
  const ours = (before + Date.now()) / 2;
  return { newest: entry?.at, database: theirs && Math.round((theirs - ours) / 1000) };
}
