import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxRow } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { mailFolderIn, type Transport } from './transport.ts';

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

// Escaping makes six characters of one. A hundred thousand letters of a usual text fit in both forms.
const MOST_BYTES = 256 * 1024;
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
  if (Buffer.byteLength(mail.text) + Buffer.byteLength(mail.html) > MOST_BYTES)
    throw new AppError('TOO_LARGE');
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

type DeliverDeps = Pick<Deps, 'db' | 'now' | 'log'>;

const BATCH = 20;
// A process that takes a mail has this long to send it; then another process may try. Much longer than a send may take, because
// their clocks may differ. Only a crash waits so long: a failure sets the next attempt itself.
export const LEASE_SECONDS = 600;
export const KEEP_SENT_DAYS = 7;

/** Sends the mails that are due. Exactly one process takes each mail; after each failure the mail waits longer. */
export async function deliverDue(deps: DeliverDeps, transport: Transport): Promise<number> {
  const { db, now } = deps;
  const time = now().toISOString();
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_date', 'is', null)
    .where('next_attempt_date', '<=', time)
    .where('expires_date', '>', time)
    .orderBy('next_attempt_date')
    .limit(BATCH)
    .execute();
  let sent = 0;
  for (const mail of due) if ((await take(deps, mail)) && (await send(deps, transport, mail))) sent++;
  return sent;
}

async function take({ db, now }: DeliverDeps, mail: OutboxRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ attempts: mail.attempts + 1, next_attempt_date: later(now(), LEASE_SECONDS) })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('sent_date', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function send({ db, now, log }: DeliverDeps, transport: Transport, mail: OutboxRow): Promise<boolean> {
  try {
    await transport.send(mail);
    await db
      .updateTable('outbox')
      .set({ sent_date: now().toISOString() })
      .where('id', '=', mail.id)
      .execute();
    return true;
  } catch (error) {
    const wait = Math.min(30 * 2 ** mail.attempts, 3600);
    await db
      .updateTable('outbox')
      .set({ next_attempt_date: later(now(), wait) })
      .where('id', '=', mail.id)
      .execute();
    log.warn({ mail: mail.id, reason: (error as Error).message }, 'mail not sent, will be tried again');
    return false;
  }
}

/** Deletes mails that were sent some days ago, and mails that have expired. */
export async function forgetOldMail({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): Promise<void> {
  const limit = later(now(), -KEEP_SENT_DAYS * 24 * 3600);
  await db.deleteFrom('outbox').where('sent_date', '<', limit).execute();
  await db
    .deleteFrom('outbox')
    .where('sent_date', 'is', null)
    .where('expires_date', '<=', now().toISOString())
    .execute();
  await forgetMailFiles({ db, now, config });
}

// A test mail has no row in the outbox: so long it can be read.
const FILE_HOURS = 24;
const isMailFile = /-([0-9a-f-]{36})\.eml$/;

/** Without a mail server mails are files. A file is deleted after its row: after some days, or with its recipient. */
async function forgetMailFiles({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): Promise<void> {
  const folder = mailFolderIn(config.dataDir);
  const limit = now().getTime() - FILE_HOURS * 3600 * 1000;
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id] = name.match(isMailFile) ?? [];
    const file = join(folder, name);
    // Another process may have removed it meanwhile.
    const isOld = await stat(file).then(
      ({ mtimeMs }) => mtimeMs <= limit,
      () => false,
    );
    if (!id || !isOld) continue;
    const row = await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) await rm(file, { force: true });
  }
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000).toISOString();
