import { exportAccount } from '../../archive/account-copy/export-account.ts';
import { contentsIn } from '../archive-contents.ts';
import type { Command } from '../command.ts';
import { emailOption, readEmail, requireAccount } from '../email-option.ts';
import { noteCommand } from '../note-command.ts';
import { withDatabase } from '../with-database.ts';

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
