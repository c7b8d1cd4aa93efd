import { counted } from '@alecrim/domain';
import { upgradeDatabase } from '../../archive/backup/upgrade-database.ts';
import { withSnapshot } from '../../archive/backup/write-backup.ts';
import { catalogOf } from '../../archive/format/tables.ts';
import { readWitness, verifyTrail } from '../../audit/verify.ts';
import { refuseNewer } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { DatabaseMissing } from '../../platform/db/open.ts';
import { appliedMigrations } from '../../platform/db/schema-version.ts';
import { type Command, WrongCommand } from '../command.ts';
import { databaseName, noteCommand, withDatabaseAlone, withDatabaseAsItIs } from '../with-database.ts';

const CURRENT = 'O banco de dados já está atualizado.';

/** The only command that changes tables. The server's start does the same. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary:
    'Atualiza as tabelas para esta versão, com um backup antes. Processos de uma versão mais antiga passam a responder 503.',
  options: { 'no-backup': { isFlag: true } },
  run: async (config, { options }, say) => {
    const applied = await withDatabaseAsItIs(config, appliedMigrations);
    if (applied.length === 0) throw new DatabaseMissing(databaseName(config));
    refuseNewer(applied);
    // Nothing to do needs nothing stopped: SQLite may be open in a running server.
    if (migrations.every((step) => applied.some(({ name }) => name === step.name))) return CURRENT;
    return withDatabaseAlone(config, async (db) => {
      const hasBackup = options['no-backup'] === undefined;
      const { steps } = await upgradeDatabase(config, db, { hasBackup, say });
      if (steps.length === 0) return CURRENT;
      await noteCommand(db, 'migrate');
      return `Banco de dados atualizado: ${counted(steps.length, 'etapa', 'etapas')}.`;
    });
  },
};

export const auditVerify: Command = {
  name: 'audit verify',
  summary: 'Confere a trilha de auditoria, entrada por entrada; o servidor pode continuar no ar.',
  run: (config) =>
    withDatabaseAsItIs(config, async (db) => {
      if (!(await catalogOf(db)).has('audit_entries'))
        throw new WrongCommand('Este banco de dados ainda não tem trilha: inicie o servidor uma vez.');
      // The witness first: the chain may only be longer than it.
      const witness = await readWitness(config.dataDir);
      const { entries, hash, broken } = await withSnapshot(db, (on) => verifyTrail(on, witness));
      if (broken)
        throw new WrongCommand(
          `A trilha de auditoria está quebrada: a entrada ${broken.seq} ${broken.reason}. As ${entries} anteriores estão íntegras.`,
        );
      if (entries === 0) return 'A trilha de auditoria está vazia.';
      return `A trilha de auditoria está íntegra: ${entries} entradas, a última com o código ${hash.slice(0, 16)}.`;
    }),
};
