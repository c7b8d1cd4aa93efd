import { isDeepStrictEqual } from 'node:util';
import type { Practice } from '@alecrim/domain';
import { z } from 'zod';
import { confirmPassword, confirmPerson } from '../../accounts/confirm.ts';
import { tellEverybody } from '../../accounts/people/notices.ts';
import { hasOthers } from '../../accounts/people/users.ts';
import { otpCode } from '../../accounts/second-factor/second-factor-routes.ts';
import { holdResets } from '../../accounts/sign-in/password-reset.ts';
import { actorOf } from '../../accounts/viewer.ts';
import { appendActs, writeAct } from '../../audit/trail.ts';
import { type Config, defaultSender, origin } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { validated } from '../../platform/http/validate.ts';
import { outboxRow } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import {
  createTransport,
  type MailServer,
  mailServerOf,
  sender,
  smtpAddress,
} from '../../platform/mail/transport.ts';
import { applyPractice, type PracticeSettings, storePractice } from '../../platform/practice-settings.ts';
import { forAdmin, type ServerFunctions } from './server-function.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]+\])$/i;
const asked = z.object({
  endereco: z.union([z.literal(''), origin], 'Endereço inválido: comece com https://').optional(),
  remetente: z.union([z.literal(''), sender], 'Remetente inválido').optional(),
  otp_code: otpCode.optional(),
  email: z
    .object({
      servidor: z.union([z.literal(''), z.string().regex(HOST)], 'Servidor inválido'),
      porta: z.int('Porta inválida').min(1, 'Porta inválida').max(65_535, 'Porta inválida'),
      usuario: z.string().max(300),
      /** Left out: the one that is stored stays, as long as the server, the port and the user do. */
      senha: z.string().max(300).optional(),
    })
    .optional(),
});

export const practiceFunctions = {
  consultorio: { access: 'admin', run: async ({ deps: { config } }) => shown(config) },

  /**
   * Changes the public address and the mail server. Links that reset passwords go through them, so it asks for the second
   * factor of an administrator who has one, tells every account, and holds such links for a day.
   */
  salvarConsultorio: forAdmin(async ({ deps, user, body }) => {
    const { endereco, remetente, email, otp_code } = validated(asked, body);
    await confirmPerson(deps, user, { password: body.password, otp_code });
    const changes: PracticeSettings = {
      ...(endereco !== undefined && { publicUrl: endereco }),
      ...(remetente !== undefined && { mailFrom: remetente }),
      ...(email && {
        smtpUrl: email.servidor ? smtpAddress({ ...email, senha: passwordFor(deps.config, email) }) : '',
      }),
    };
    const isFixed = (Object.keys(changes) as (keyof PracticeSettings)[]).some((name) =>
      deps.config.fixed.has(name),
    );
    if (isFixed)
      throw new AppError('VALIDATION_ERROR', {
        message: 'Esta configuração foi definida na instalação e só pode ser mudada lá.',
      });
    await deps.db.transaction().execute(async (on) => {
      const settings = await storePractice(on, changes);
      if (settings.length === 0) return;
      // A single user has nobody to tell, and nobody else's link could be intercepted.
      if (await hasOthers(on, user.id)) {
        const time = deps.now();
        await tellEverybody(on, { settings, at: time.toISOString(), byId: user.id });
        await holdResets(on, time);
      }
      await appendActs({ db: on, now: deps.now }, [
        { action: 'practice_changed', actor: actorOf(user), details: { settings: settings.join(' ') } },
      ]);
    });
    await applyPractice(deps);
    return shown(deps.config);
  }),

  /** Sends a test mail to the administrator at once and returns the mail server's answer. */
  testarEmail: forAdmin(async ({ deps, user, body }) => {
    await confirmPassword(deps, user, body.password);
    await spend(deps, limits.mails, user.id);
    await writeAct(deps, { action: 'mail_tested', actor: actorOf(user) });
    try {
      await createTransport(deps.config).send(outboxRow(deps, letterTo(user.email, templates.mailTest())));
    } catch (error) {
      const reason = (error as Error).message.slice(0, 200);
      throw new AppError('MAIL_FAILED', { message: `O servidor de e-mail não aceitou: ${reason}` });
    }
    return { enviado_para: user.email, em_pasta: !deps.config.smtpUrl };
  }),
} satisfies ServerFunctions;

/** The practice's settings as its administrator sees them: never the password of the mail server. */
function shown(config: Config): Practice {
  const mail = mailServerOf(config.smtpUrl);
  const { senha, ...server } = mail ?? { servidor: '', porta: 587, usuario: '', senha: '' };
  return {
    endereco: config.publicUrl ?? '',
    remetente: config.mailFrom === defaultSender ? '' : config.mailFrom,
    email: { ...server, tem_senha: senha !== '' },
    fixos: [...config.fixed],
  };
}

/** A stored password is never sent to another server or port, or for another user: it has to be typed again. */
function passwordFor({ smtpUrl }: Config, email: Omit<MailServer, 'senha'> & { senha?: string }): string {
  if (email.senha !== undefined) return email.senha;
  const { senha: stored, ...before } = mailServerOf(smtpUrl) ?? { senha: '' };
  if (!stored || !email.usuario || isDeepStrictEqual(before, email)) return email.usuario && stored;
  throw new AppError('VALIDATION_ERROR', {
    message: 'Digite de novo a senha do servidor de e-mail: o servidor, a porta ou o usuário mudou.',
  });
}
