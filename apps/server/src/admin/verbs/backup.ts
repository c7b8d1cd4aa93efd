import { writeBackup } from '../../backup/write-backup.ts';
import { contentsIn } from '../contents.ts';
import type { Verb } from '../verb.ts';
import { withDatabaseAsItIs } from '../with-database.ts';

export const backup: Verb = {
  name: 'backup',
  summary: 'Guarda tudo em um arquivo zip; o servidor pode continuar no ar.',
  takesFile: true,
  run: (config, { file }) =>
    withDatabaseAsItIs(config, async (db) => {
      const manifest = await writeBackup(db, file, new Date());
      return `Backup gravado em ${file}: ${contentsIn(manifest)}.`;
    }),
};
