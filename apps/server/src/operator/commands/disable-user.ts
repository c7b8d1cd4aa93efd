import { changeUser } from '../../accounts/people/users.ts';
import { endAllSessions } from '../../accounts/sessions/sessions.ts';
import { silentHub } from '../../platform/change-events.ts';
import type { Command } from '../command.ts';
import { emailOption, readEmail, requireAccount } from '../email-option.ts';
import { noteCommandOn } from '../note-command.ts';
import { withDatabase } from '../with-database.ts';

export const disableUser = accessVerb({
  name: 'disable-user',
  summary: 'Tira o acesso de uma conta e encerra as suas sessões; nada do que ela guarda se perde.',
  disabled: true,
  done: 'sem acesso; as sessões abertas foram encerradas.',
});

export const enableUser = accessVerb({
  name: 'enable-user',
  summary: 'Devolve o acesso a uma conta desativada.',
  disabled: false,
  done: 'com acesso.',
});

interface Access {
  name: string;
  summary: string;
  disabled: boolean;
  done: string;
}

function accessVerb({ name, summary, disabled, done }: Access): Command {
  return {
    name,
    summary,
    options: emailOption,
    run: (config, { options }) =>
      withDatabase(config, async (db) => {
        const { id, email } = await requireAccount(db, readEmail(options.email));
        await db.transaction().execute(async (on) => {
          await changeUser({ db: on, now: () => new Date() }, id, { disabled });
          if (disabled) await endAllSessions({ db: on, hub: silentHub }, id);
          await noteCommandOn(on, name, id);
        });
        return `Conta ${email} ${done}`;
      }),
  };
}
