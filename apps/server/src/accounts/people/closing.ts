import { appendActs } from '../../audit/trail.ts';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { forEachCollectingErrors } from '../../platform/periodic-jobs.ts';
import { applyPractice } from '../../platform/practice-settings.ts';
import { actorOf, type SignedIn } from '../viewer.ts';
import { eraseAccount, rememberErasedAccount } from './erase-account.ts';
import { keepAnAdmin } from './last-admin.ts';
import { changeUser, findUser } from './users.ts';

// Time for the owner to reconsider, and to download the data.
export const GRACE_DAYS = 7;

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
export async function eraseClosedAccounts(deps: Pick<Deps, 'db' | 'now' | 'hub' | 'config'>): Promise<void> {
  const { db, now, hub } = deps;
  const time = now().toISOString();
  const due = await db.selectFrom('users').select('id').where('encerra_em', '<=', time).execute();
  await forEachCollectingErrors(due, async ({ id }) => {
    // Its owner may have taken it back since, and another process may have been faster.
    if (!(await shutOut(db, id, time))) return;
    hub.announceSessionsChanged(id);
    await eraseAccount(deps, id);
  });
  // The settings of a practice go with its last account.
  if (due.length > 0) await applyPractice(deps);
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
    await rememberErasedAccount(on, id, time);
    return true;
  });
