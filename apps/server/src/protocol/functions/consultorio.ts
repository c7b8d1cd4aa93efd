import { emailAddress, type Practice } from '@alecrim/domain';
import { z } from 'zod';
import { confirmPassword } from '../../accounts/people/closing.ts';
import { actorOf, requireUser } from '../../accounts/viewer.ts';
import { appendActs, writeAct } from '../../audit/trail.ts';
import { type Config, defaultSender, origin } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { addressOf, spend } from '../../platform/http/rate-limits.ts';
import { validated } from '../../platform/http/validate.ts';
import { outboxRow } from '../../platform/mail/outbox.ts';
import { mailServerOf, smtpAddress } from '../../platform/mail/smtp-address.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { createTransport } from '../../platform/mail/transport.ts';
import { applyPractice, type PracticeSettings, storePractice } from '../../platform/practice-settings.ts';
import type { ServerFunction } from './server-function.ts';

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

export const consultorio: ServerFunction = {
  name: 'consultorio',
  access: 'admin',
  run: async ({ deps: { config } }) => shown(config),
};

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]+\])$/i;
const asked = z.object({
  endereco: z.union([z.literal(''), origin], 'Endereço inválido: comece com https://').optional(),
  remetente: z
    .union(
      [z.literal(''), emailAddress(), z.string().regex(/^[^\r\n<>"]{1,100} <[^\s<>]+@[^\s<>]+>$/)],
      'Remetente inválido',
    )
    .optional(),
  email: z
    .object({
      servidor: z.union([z.literal(''), z.string().regex(HOST)], 'Servidor inválido'),
      porta: z.int('Porta inválida').min(1, 'Porta inválida').max(65_535, 'Porta inválida'),
      usuario: z.string().max(300),
      /** Left out: the one that is stored stays, as long as the server and the user do. */
      senha: z.string().max(300).optional(),
    })
    .optional(),
});

/** Changes the public address and the mail server, after the password: mails that reset passwords go through them. */
export const salvarConsultorio: ServerFunction = {
  name: 'salvarConsultorio',
  access: 'admin',
  async run({ deps, request, viewer, body }) {
    const user = requireUser(viewer);
    const { endereco, remetente, email } = validated(asked, body);
    await confirmPassword(deps, user, body.password, addressOf(request.ip));
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
      await storePractice(on, changes);
      await appendActs({ db: on, now: deps.now }, [
        {
          action: 'practice_changed',
          actor: actorOf(user),
          details: { settings: Object.keys(changes).join(' ') },
        },
      ]);
    });
    await applyPractice(deps);
    return shown(deps.config);
  },
};

/** A stored password is never sent to another server or for another user. */
function passwordFor(
  { smtpUrl }: Config,
  email: { servidor: string; usuario: string; senha?: string },
): string {
  if (email.senha !== undefined) return email.senha;
  const stored = mailServerOf(smtpUrl);
  const isSame = stored?.servidor === email.servidor && stored.usuario === email.usuario;
  return isSame ? stored.senha : '';
}

/** Sends a mail to the administrator at once, and says what the mail server answered. */
export const testarEmail: ServerFunction = {
  name: 'testarEmail',
  access: 'admin',
  async run({ deps, viewer }) {
    const user = requireUser(viewer);
    await spend(deps, limits.mails, user.id);
    await writeAct(deps, { action: 'mail_tested', actor: actorOf(user) });
    try {
      await createTransport(deps.config).send(outboxRow(deps, letterTo(user.email, templates.mailTest())));
    } catch (error) {
      const reason = (error as Error).message.slice(0, 200);
      throw new AppError('MAIL_FAILED', { message: `O servidor de e-mail não aceitou: ${reason}` });
    }
    return { enviado_para: user.email, em_pasta: !deps.config.smtpUrl };
  },
};
