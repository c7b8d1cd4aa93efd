import type { OutboxRow } from '../db/tables.ts';
import type { Deps } from '../deps.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The account that caused it, where it is not about the recipient's own account: the letter is erased with it. */
  senderId?: string | null;
  /** A code that has expired is not worth delivering. */
  expiresInSeconds?: number;
}

const THREE_DAYS = 3 * 24 * 3600;

type OutboxDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Puts a mail into the outbox. A mail server that is down delays the mail, never the request. */
export async function enqueueMail(deps: OutboxDeps, mail: Mail): Promise<void> {
  await deps.db.insertInto('outbox').values(outboxRow(deps, mail)).execute();
}

export function outboxRow({ now, newId }: Omit<OutboxDeps, 'db'>, mail: Mail): OutboxRow {
  const time = now();
  return {
    id: newId(),
    recipient: mail.to,
    subject: oneLine(mail.subject),
    text_body: mail.text,
    html_body: mail.html,
    reply_to: mail.replyTo ? oneLine(mail.replyTo) : null,
    created_date: time.toISOString(),
    expires_date: new Date(time.getTime() + (mail.expiresInSeconds ?? THREE_DAYS) * 1000).toISOString(),
    attempts: 0,
    next_attempt_date: time.toISOString(),
    sent_date: null,
    sender_id: mail.senderId ?? null,
  };
}

/** Nothing that could start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 300);
