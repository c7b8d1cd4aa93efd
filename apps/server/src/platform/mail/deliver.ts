import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxRow } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { mailFolderIn, type Transport } from './transport.ts';

type DeliverDeps = Pick<Deps, 'db' | 'now' | 'log'>;

const BATCH = 20;
// A process that takes a mail has this long to send it; then another process may try.
const LEASE_SECONDS = 60;
export const KEEP_SENT_DAYS = 7;

/** Sends what is due. Each mail is taken by exactly one process; a failure waits longer each time. */
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

/** Neither what was sent a while ago nor what came too late to be of use is kept. */
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

// A test mail has no row in the outbox: time to look at it.
const FILE_HOURS = 24;
const isMailFile = /-([0-9a-f-]{36})\.eml$/;

/** Where mails become files, a file goes when its row is gone: after some days, or with the person that it was for. */
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
