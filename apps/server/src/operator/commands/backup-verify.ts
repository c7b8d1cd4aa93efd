import { openBackup, restoreBackup } from '../../archive/backup/restore.ts';
import type { Archive } from '../../archive/format/archive-reader.ts';
import { openSqlite } from '../../platform/db/open.ts';
import { contentsIn } from '../archive-contents.ts';
import type { Command } from '../command.ts';
import { passphraseFor, passphraseOption } from '../passphrase-option.ts';

// The drill restores into memory: it never writes decrypted patient data to a disk.
const DRILL_BYTES = 256 * 1024 * 1024;

/** A restore drill. It needs neither the server nor its database, so it runs on any machine. */
export const backupVerify: Command = {
  name: 'backup verify',
  summary: 'Abre, confere e conta um backup, também cifrado, sem alterar nada: o ensaio de uma restauração.',
  options: passphraseOption,
  takesFile: true,
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
