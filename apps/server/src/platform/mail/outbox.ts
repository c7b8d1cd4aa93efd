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
  /** Sent at some moment within these seconds, so that the work of sending does not follow a request. */
  spreadSeconds?: number;
}

const THREE_DAYS = 3 * 24 * 3600;

type OutboxDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Puts a mail into the outbox. A mail server that is down delays the mail, never the request. */
export async function enqueueMail(deps: OutboxDeps, mail: Mail): Promise<void> {
  await deps.db.insertInto('outbox').values(outboxRow(deps, mail)).execute();
}

/** Writes as much as a mail with its secret does, and leaves nothing: for an address that gets no mail. Needs a transaction. */
export async function enqueueNothing(deps: OutboxDeps, mail: Mail): Promise<void> {
  const row = outboxRow(deps, mail);
  await deps.db.insertInto('outbox').values(row).execute();
  await deps.db.deleteFrom('outbox').where('id', '=', row.id).execute();
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
    next_attempt_date: new Date(
      time.getTime() + Math.random() * (mail.spreadSeconds ?? 0) * 1000,
    ).toISOString(),
    sent_date: null,
    sender_id: mail.senderId ?? null,
  };
}

/** Nothing that could start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 300);
