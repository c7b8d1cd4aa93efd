import { entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import { system } from '../../audit/acts.ts';
import { appendActs } from '../../audit/trail.ts';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { nextTurn } from '../../platform/event-loop-turns.ts';
import { noteFailedConfirmation } from '../failed-confirmations.ts';
import { countedAttempt } from '../sign-in/sign-in-limits.ts';
import { actorOf, type SignedIn } from '../viewer.ts';
import { keepAnAdmin } from './last-admin.ts';
import { changeUser, findUser } from './users.ts';

// Time for the owner to reconsider, and to download the data.
export const GRACE_DAYS = 7;

/** Sensitive acts ask for the password again: a forgotten open screen must not be enough. */
export async function confirmPassword(
  deps: Deps,
  user: SignedIn,
  password: unknown,
  address: string,
): Promise<void> {
  const isRight = await countedAttempt(deps, { account: user.email, address }, async () => {
    const row = await findUser(deps.db, user.id);
    return typeof password === 'string' && deps.passwords.verify(row?.password_hash, password);
  });
  if (isRight) return;
  await noteFailedConfirmation(deps, user, 'password');
  throw new AppError('INVALID_CURRENT_PASSWORD', { message: 'A senha não confere.' });
}

export async function scheduleClosing(deps: Deps, user: SignedIn): Promise<string> {
  const end = new Date(deps.now().getTime() + GRACE_DAYS * 24 * 3600 * 1000).toISOString();
  await setEnd(deps, user, end);
  return end;
}

export const cancelClosing = (deps: Deps, user: SignedIn): Promise<void> => setEnd(deps, user, null);

function setEnd({ db, now }: Deps, user: SignedIn, end: string | null): Promise<void> {
  const action = end ? 'account_closing' : 'account_reopened';
  return db.transaction().execute(async (on) => {
    const before = await findUser(on, user.id);
    const after = await changeUser({ db: on, now }, user.id, { encerra_em: end });
    if (!before || !after) throw new AppError('AUTH_REQUIRED');
    await appendActs({ db: on, now }, [{ action, actor: actorOf(user), ownerId: user.id }]);
    await keepAnAdmin(on, before, after);
  });
}

/** Erases the accounts whose time has come, with all that they own. */
export async function eraseClosedAccounts(deps: Pick<Deps, 'db' | 'now' | 'hub'>): Promise<void> {
  const { db, now, hub } = deps;
  const time = now().toISOString();
  const due = await db.selectFrom('users').select('id').where('encerra_em', '<=', time).execute();
  for (const { id } of due) {
    // Its owner may have taken it back since, and another process may have been faster.
    if (!(await shutOut(db, id, time))) continue;
    hub.announceSessionsChanged(id);
    await eraseOwned(db, id);
    await db.transaction().execute(async (on) => {
      // The database deletes the account's remaining sessions, files and conversations with it.
      const erased = await on.deleteFrom('users').where('id', '=', id).returning('id').executeTakeFirst();
      if (!erased) return;
      await on.deleteFrom('idempotency_keys').where('owner_id', '=', id).execute();
      await on.deleteFrom('account_usage').where('owner_id', '=', id).execute();
      await on.deleteFrom('record_counts').where('owner_id', '=', id).execute();
      await appendActs({ db: on, now }, [
        { action: 'account_erased', actor: system, ownerId: id, entity: 'User', recordId: id },
      ]);
    });
  }
}

/** Disables the account, so that its owner cannot reopen it while it is being erased. False when it is no longer due. */
const shutOut = (db: Db, id: string, time: string): Promise<boolean> =>
  db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await on
      .updateTable('users')
      .set({ disabled: flag(engineOf(on), true) })
      .where('id', '=', id)
      .where('encerra_em', '<=', time)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await on.deleteFrom('sessions').where('user_id', '=', id).execute();
    return true;
  });

// Others who write wait for a transaction; so many large plans with their history take some milliseconds each.
const ERASED_AT_ONCE = 20;

/** Records with their history, a few at a time. */
async function eraseOwned(db: Db, id: string): Promise<void> {
  for (const name of entityNames) {
    const table = sql.table(entityNamed(name).table);
    let erased: number;
    do {
      erased = await db.transaction().execute(async (on) => {
        const { rows } = await sql<{ id: string }>`select id from ${table}
          where created_by_id = ${id} order by created_date limit ${ERASED_AT_ONCE}`.execute(on);
        if (rows.length === 0) return 0;
        const ids = sql.join(rows.map((row) => row.id));
        await sql`delete from record_versions where entity = ${name} and record_id in (${ids})`.execute(on);
        await sql`delete from ${table} where id in (${ids})`.execute(on);
        return rows.length;
      });
      await nextTurn();
    } while (erased === ERASED_AT_ONCE);
  }
}
