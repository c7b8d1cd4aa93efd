import { forgiveCodes } from '../../accounts/guesses.ts';
import { removeSecondFactor } from '../../accounts/second-factor/second-factor.ts';
import { isSecondFactorOn } from '../../accounts/second-factor/second-factor-rule.ts';
import { endAllSessions } from '../../accounts/sessions/sessions.ts';
import { silentHub } from '../../platform/change-events.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { type Command, WrongCommand } from '../command.ts';
import { emailOption, readEmail, requireAccount } from '../email-option.ts';
import { noteCommandOn } from '../note-command.ts';
import { withDatabase } from '../with-database.ts';

/** For a person who has lost the phone and the recovery codes. Ends the sessions and tells the owner by mail. */
export const resetSecondFactor: Command = {
  name: 'reset-second-factor',
  summary: 'Desliga a verificação em duas etapas de uma conta e encerra as suas sessões.',
  options: emailOption,
  run: (config, { options }) =>
    withDatabase(config, async (db) => {
      const { id, email } = await requireAccount(db, readEmail(options.email));
      if (!(await isSecondFactorOn(db, id)))
        throw new WrongCommand(`A conta ${email} não usa a verificação em duas etapas.`);
      await db.transaction().execute(async (on) => {
        await removeSecondFactor(on, id);
        await endAllSessions({ db: on, hub: silentHub }, id);
        await forgiveCodes({ db: on }, email);
        await enqueueMail(
          { db: on, now: () => new Date(), newId },
          letterTo(email, templates.secondFactorOff()),
        );
        await noteCommandOn(on, 'reset-second-factor', id);
      });
      return `Verificação em duas etapas de ${email} desligada; as sessões abertas foram encerradas.`;
    }),
};
