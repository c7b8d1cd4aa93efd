import { openBackup, restoreBackup } from '../../backup/restore.ts';
import { contentsIn } from '../contents.ts';
import type { Verb } from '../verb.ts';
import { withDatabaseAlone } from '../with-database.ts';

export const restore: Verb = {
  name: 'restore',
  summary: 'Traz de volta um backup em um banco de dados vazio, com o servidor parado.',
  takesFile: true,
  run: async (config, { file }) => {
    // The archive is judged first: a bad one does not even make a data folder.
    const archive = await openBackup(file);
    try {
      await withDatabaseAlone(config, (db) => restoreBackup(db, archive));
    } finally {
      archive.close();
    }
    return `Backup de ${archive.manifest.createdAt} restaurado e conferido: ${contentsIn(archive.manifest)}.`;
  },
};
