import { counted, entityNamed, entityNames } from '@alecrim/domain';
import { exportAccount } from '../../archive/account-copy/export-account.ts';
import { importAccount, openAccount } from '../../archive/account-copy/import-account.ts';
import { openBackup, restoreBackup } from '../../archive/backup/restore.ts';
import { writeBackup } from '../../archive/backup/write-backup.ts';
import type { Archive } from '../../archive/format/archive-reader.ts';
import type { Manifest } from '../../archive/format/manifest.ts';
import { catalogOf } from '../../archive/format/tables.ts';
import { replaceWitness, type Verdict, verifyTrail } from '../../audit/verify.ts';
import {
  applyAgain,
  erasuresAfterRestore,
  knownLedger,
  ledgerFileIn,
  mergedLedgers,
  readLedger,
  syncLedger,
} from '../../patients/ledger.ts';
import { openSqlite } from '../../platform/db/open.ts';
import type { Db } from '../../platform/db/tables.ts';
import { newId } from '../../platform/ids.ts';
import { tasksInPlace } from '../../platform/tasks.ts';
import type { Command } from '../command.ts';
import { emailOption, passphraseFor, passphraseOption, readEmail, requireAccount } from '../options.ts';
import {
  noteCommand,
  noteCommandOn,
  withDatabase,
  withDatabaseAlone,
  withDatabaseAsItIs,
} from '../with-database.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Guarda tudo em um arquivo zip, cifrado se houver frase secreta; o servidor pode continuar no ar.',
  options: passphraseOption,
  takesFile: true,
  run: async (config, args) => {
    const { file } = args;
    const passphrase = await passphraseFor(config, args);
    return withDatabaseAsItIs(config, async (db) => {
      const manifest = await writeBackup(db, file, new Date(), { passphrase });
      // A database of an older program has no trail yet, and a backup does not change it.
      if ((await catalogOf(db)).has('audit_entries')) await noteCommand(db, 'backup');
      return `Backup ${passphrase ? 'cifrado ' : ''}gravado em ${file}: ${contentsIn(manifest)}.`;
    });
  },
};

// The drill restores into memory: it never writes decrypted patient data to a disk.
const DRILL_BYTES = 256 * 1024 * 1024;

/** A restore drill. It needs neither the server nor its database, so it runs on any machine. */
export const backupVerify: Command = {
  name: 'backup verify',
  summary: 'Abre, confere e conta um backup, também cifrado, sem alterar nada: o ensaio de uma restauração.',
  options: passphraseOption,
  takesFile: true,
  isWithoutDatabase: true,
  run: async (config, args) => {
    const archive = await openBackup(args.file, { passphrase: await passphraseFor(config, args) });
    try {
      const { createdAt, appVersion, entries } = archive.manifest;
      const isRestored = await drill(archive);
      return [
        `Backup íntegro: ${args.file}`,
        `Feito em ${createdAt} pelo Alecrim ${appVersion}: ${contentsIn(archive.manifest)}.`,
        `${entries.length} partes conferidas por SHA-256${isRestored ? ' e restauradas em memória, só para conferir' : ''}. Nada foi alterado.`,
      ].join('\n');
    } finally {
      archive.close();
    }
  },
};

async function drill(archive: Archive): Promise<boolean> {
  const bytes = archive.manifest.entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes > DRILL_BYTES) return false;
  const { db, close } = openSqlite(':memory:');
  try {
    await restoreBackup(db, archive);
    return true;
  } finally {
    await close();
  }
}

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
              erasuresAfterRestore(await knownLedger(on), written),
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

export const exportVerb: Command = {
  name: 'export',
  summary: 'Grava em um zip tudo o que é de uma conta, para outra instalação (import) e em CSV.',
  options: emailOption,
  takesFile: true,
  run: (config, { options, file }) =>
    withDatabase(config, async (db) => {
      const owner = await requireAccount(db, readEmail(options.email));
      const manifest = await exportAccount(db, owner, file, new Date());
      await noteCommand(db, 'export', owner.id);
      return `Conta ${owner.email} exportada para ${file}: ${contentsIn(manifest)}.`;
    }),
};

/** On SQLite with the server stopped: importing an account is a long write, and a running server would wait for it. */
export const importVerb: Command = {
  name: 'import',
  summary:
    'Traz uma conta exportada para uma conta existente, ao lado do que ela já tem (com o servidor parado).',
  options: emailOption,
  takesFile: true,
  run: async (config, { options, file }) => {
    const email = readEmail(options.email);
    const archive = await openAccount(file);
    try {
      const owner = await withDatabase(config, (db) => requireAccount(db, email));
      const { hasProfile } = await withDatabaseAlone(config, async (db) => {
        const imported = await importAccount({ db, now: () => new Date(), newId, config }, archive, owner);
        await noteCommand(db, 'import', owner.id);
        return imported;
      });
      const profile = hasProfile ? 'com o perfil' : 'o perfil da conta ficou como estava';
      return `Importado para ${email}: ${contentsIn(archive.manifest)}; ${profile}.`;
    } finally {
      archive.close();
    }
  },
};

/** The contents of an archive in words: "2 contas, 14 pacientes, 31 cardápios, 3 arquivos". */
function contentsIn({ entries }: Manifest): string {
  const rowsOf = (table: string) => entries.find(({ name }) => name === `tables/${table}.jsonl`)?.rows ?? 0;
  const counts: [number, string, string][] = [
    [rowsOf('users'), 'conta', 'contas'],
    ...entityNames.map((name): [number, string, string] => {
      const { table, words } = entityNamed(name);
      return [rowsOf(table), words.singular, words.plural];
    }),
    [entries.filter(({ name }) => name.startsWith('files/')).length, 'arquivo', 'arquivos'],
  ];
  return (
    counts
      .filter(([count]) => count > 0)
      .map((count) => counted(...count))
      .join(', ') || 'nenhum registro'
  );
}
