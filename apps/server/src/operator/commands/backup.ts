import { writeBackup } from '../../archive/backup/write-backup.ts';
import { catalogOf } from '../../archive/format/catalog.ts';
import { contentsIn } from '../archive-contents.ts';
import type { Command } from '../command.ts';
import { noteCommand } from '../note-command.ts';
import { passphraseFor, passphraseOption } from '../passphrase-option.ts';
import { withDatabaseAsItIs } from '../with-database.ts';

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
