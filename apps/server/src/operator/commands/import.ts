import { importAccount, openAccount } from '../../archive/account-copy/import-account.ts';
import { newId } from '../../platform/ids.ts';
import { contentsIn } from '../archive-contents.ts';
import type { Command } from '../command.ts';
import { emailOption, readEmail, requireAccount } from '../email-option.ts';
import { noteCommand } from '../note-command.ts';
import { withDatabase, withDatabaseAlone } from '../with-database.ts';

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
