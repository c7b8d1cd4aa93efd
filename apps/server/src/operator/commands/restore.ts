import { openBackup, restoreBackup } from '../../archive/backup/restore.ts';
import { type Verdict, verifyTrail } from '../../audit/verify.ts';
import { replaceWitness } from '../../audit/witness.ts';
import { applyAgain, knownLedger, mergedLedgers } from '../../patients/ledger.ts';
import { ledgerFileIn, readLedger, syncLedger } from '../../patients/ledger-file.ts';
import type { Db } from '../../platform/db/tables.ts';
import { tasksInPlace } from '../../platform/tasks.ts';
import { contentsIn } from '../archive-contents.ts';
import type { Command } from '../command.ts';
import { noteCommandOn } from '../note-command.ts';
import { passphraseFor, passphraseOption } from '../passphrase-option.ts';
import { withDatabaseAlone } from '../with-database.ts';

const now = () => new Date();

export const restore: Command = {
  name: 'restore',
  summary: 'Traz de volta um backup em um banco de dados vazio, com o servidor parado.',
  // People who were erased after the backup was made stay erased, if their ledger is at hand.
  options: { ...passphraseOption, erasures: { value: 'REGISTRO', isFile: true } },
  takesFile: true,
  run: async (config, args) => {
    const { file, options } = args;
    // The archive is judged first: a bad one does not even make a data folder.
    const archive = await openBackup(file, { passphrase: await passphraseFor(config, args) });
    try {
      const ledgers = [ledgerFileIn(config.dataDir), ...(options.erasures ? [options.erasures] : [])];
      const written = mergedLedgers(...(await Promise.all(ledgers.map(readLedger))));
      let again = { patients: 0, accounts: 0 };
      let verdict: Verdict | undefined;
      await withDatabaseAlone(config, async (db) => {
        await restoreBackup(db, archive, {
          async beforeCommit(on: Db) {
            verdict = await verifyTrail(on);
            again = await applyAgain(
              { db: on, now, tasks: tasksInPlace },
              mergedLedgers(await knownLedger(on), written),
            );
            await noteCommandOn(on, 'restore');
          },
        });
        await syncLedger({ db, now, config, tasks: tasksInPlace });
        const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
        await replaceWitness(config.dataDir, { ...head, at: now().toISOString() });
      });
      return [
        `Backup de ${archive.manifest.createdAt} restaurado e conferido: ${contentsIn(archive.manifest)}.`,
        ...(again.patients > 0 ? [`Exclusões de pacientes feitas de novo: ${again.patients}.`] : []),
        ...(again.accounts > 0 ? [`Contas encerradas apagadas de novo: ${again.accounts}.`] : []),
        ...(verdict?.broken
          ? [
              `Atenção: no backup, a entrada ${verdict.broken.seq} da trilha de auditoria ${verdict.broken.reason}.`,
            ]
          : []),
      ].join('\n');
    } finally {
      archive.close();
    }
  },
};
