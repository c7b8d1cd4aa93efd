import { forgiveMisses } from '../../accounts/guesses.ts';
import { checkPassword, createPasswords } from '../../accounts/passwords/passwords.ts';
import { changeUser } from '../../accounts/people/users.ts';
import { endAllSessions } from '../../accounts/sessions/sessions.ts';
import { revokeTokens } from '../../accounts/sign-in/account-tokens.ts';
import { silentHub } from '../../platform/change-events.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import type { Command } from '../command.ts';
import { emailOption, readEmail, requireAccount } from '../email-option.ts';
import { noteCommandOn } from '../note-command.ts';
import { passwordFrom, passwordOption } from '../password-option.ts';
import { withDatabase } from '../with-database.ts';

/** Also confirms the account, ends its sessions and the links it has been sent, and tells its owner by mail. */
export const resetPassword: Command = {
  name: 'reset-password',
  summary: 'Troca a senha de uma conta e encerra as suas sessões.',
  options: { ...emailOption, ...passwordOption },
  run: (config, { options }) =>
    withDatabase(config, async (db) => {
      const { id, email } = await requireAccount(db, readEmail(options.email));
      const password = await passwordFrom(options);
      checkPassword(password, email);
      const password_hash = await createPasswords().hash(password);
      await db.transaction().execute(async (on) => {
        const deps = { db: on, now: () => new Date(), newId, config, hub: silentHub };
        await changeUser(deps, id, { password_hash, is_verified: true });
        await endAllSessions(deps, id);
        await revokeTokens(deps, id);
        await forgiveMisses(deps, email);
        await enqueueMail(deps, letterTo(email, templates.passwordChanged()));
        await noteCommandOn(on, 'reset-password', id);
      });
      return `Senha de ${email} trocada; as sessões abertas foram encerradas.`;
    }),
};
