import { withSnapshot } from '../../archive/backup/write-backup.ts';
import { catalogOf } from '../../archive/format/tables.ts';
import { readWitness, verifyTrail } from '../../audit/verify.ts';
import { type Command, WrongCommand } from '../command.ts';
import { withDatabaseAsItIs } from '../with-database.ts';

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
