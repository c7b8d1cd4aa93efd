import { catalogOf } from '../../backup/catalog.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { contentsIn } from '../contents.ts';
import { noteCommand } from '../note-command.ts';
import type { Verb } from '../verb.ts';
import { withDatabaseAsItIs } from '../with-database.ts';

export const backup: Verb = {
  name: 'backup',
  summary: 'Guarda tudo em um arquivo zip; o servidor pode continuar no ar.',
  takesFile: true,
  run: (config, { file }) =>
    withDatabaseAsItIs(config, async (db) => {
      const manifest = await writeBackup(db, file, new Date());
      // A database of an older program has no trail yet, and a backup does not change it.
      if ((await catalogOf(db)).has('audit_entries')) await noteCommand(db, 'backup');
      return `Backup gravado em ${file}: ${contentsIn(manifest)}.`;
    }),
};
