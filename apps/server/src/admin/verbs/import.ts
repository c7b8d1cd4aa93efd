import { importAccount, openAccount } from '../../backup/import-account.ts';
import { newId } from '../../ids.ts';
import { contentsIn } from '../contents.ts';
import { emailOption, readEmail, requireAccount } from '../people.ts';
import type { Verb } from '../verb.ts';
import { withDatabase } from '../with-database.ts';

export const importVerb: Verb = {
  name: 'import',
  summary: 'Traz uma conta exportada para dentro de uma conta existente, ao lado do que ela já tem.',
  options: emailOption,
  takesFile: true,
  run: async (config, { options, file }) => {
    const email = readEmail(options.email);
    const archive = await openAccount(file);
    try {
      return await withDatabase(config, async (db) => {
        const owner = await requireAccount(db, email);
        const { hasProfile } = await importAccount(
          { db, now: () => new Date(), newId, config },
          archive,
          owner,
        );
        const profile = hasProfile ? 'com o perfil' : 'o perfil da conta ficou como estava';
        return `Importado para ${email}: ${contentsIn(archive.manifest)}; ${profile}.`;
      });
    } finally {
      archive.close();
    }
  },
};
