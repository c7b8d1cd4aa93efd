import { emailAddress } from '@alecrim/domain';
import { z } from 'zod';
import { findUser } from '../../accounts/people/users.ts';
import { ownerIdOf } from '../../accounts/viewer.ts';
import { appendActs } from '../../audit/trail.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { escapeHtml } from '../../platform/mail/templates.ts';
import { actOf, callerOf, type Integration, type IntegrationCall, inputOf } from './integration.ts';

/** A line that becomes part of a mail header: one line, no control characters. */
const headerLine = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Use uma única linha de texto');

const input = z.object({
  to: emailAddress('Informe um único endereço de e-mail'),
  subject: headerLine(200).min(1),
  body: z.string().min(1).max(100_000),
  from_name: headerLine(100).nullish(),
});

/** Sends a text mail to one person. It names the sender, who also gets the answers. */
export const sendEmail: Integration = async (call) => {
  const { deps, request } = call;
  const { to, subject, body, from_name } = await inputOf(request, input);
  if (call.viewer.kind === 'user') await spend(deps, limits.mails, callerOf(call));
  const sender = await senderOf(call);
  const signature = signatureOf(from_name?.trim() || sender?.name, sender?.email);
  const mail = {
    to,
    subject,
    text: `${body}\n\n${signature}`,
    html: htmlOf(body, signature),
    replyTo: sender?.email,
    senderId: ownerIdOf(call.viewer),
  };
  await deps.db.transaction().execute(async (on) => {
    await enqueueMail({ ...deps, db: on }, mail);
    await appendActs({ ...deps, db: on }, [actOf(call, { action: 'mail_sent' })]);
  });
  return { success: true };
};

async function senderOf({ deps, viewer }: IntegrationCall) {
  const id = ownerIdOf(viewer);
  const user = id ? await findUser(deps.db, id) : undefined;
  return (
    user && { name: user.nome_nutricionista ?? user.full_name, email: user.email_profissional || user.email }
  );
}

function signatureOf(name: string | null | undefined, email: string | undefined): string {
  const who = [name, email && (name ? `(${email})` : email)].filter(Boolean).join(' ');
  return who ? `Enviado por ${who} com o Alecrim.` : 'Enviado com o Alecrim.';
}

/** Escapes the text and keeps its line breaks. */
function htmlOf(body: string, signature: string): string {
  return `<!doctype html><html lang="pt-BR"><body style="color:#1f2937;font:16px/1.5 sans-serif;margin:24px auto;max-width:520px"><div style="white-space:pre-wrap">${escapeHtml(body)}</div><p style="color:#6b7280;margin:24px 0 0">${escapeHtml(signature)}</p></body></html>`;
}
