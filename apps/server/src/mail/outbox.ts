import type { Deps } from '../deps.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** A code that has expired is not worth delivering. */
  expiresInSeconds?: number;
}

const THREE_DAYS = 3 * 24 * 3600;

type OutboxDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Puts a mail into the outbox. A mail server that is down delays the mail, never the request. */
export async function enqueueMail({ db, now, newId }: OutboxDeps, mail: Mail): Promise<void> {
  const time = now();
  await db
    .insertInto('outbox')
    .values({
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
    })
    .execute();
}

/** Nothing that could start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 300);
