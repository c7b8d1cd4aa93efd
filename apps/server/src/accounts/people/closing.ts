import { sql } from 'kysely';
import { system } from '../../audit/acts.ts';
import { appendActs } from '../../audit/trail.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
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
  if (!isRight) throw new AppError('INVALID_CURRENT_PASSWORD', { message: 'A senha não confere.' });
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
export async function eraseClosedAccounts({ db, now, hub }: Pick<Deps, 'db' | 'now' | 'hub'>): Promise<void> {
  const time = now().toISOString();
  const due = await db.selectFrom('users').select('id').where('encerra_em', '<=', time).execute();
  for (const { id } of due) {
    await db.transaction().execute(async (on) => {
      // Its owner may have taken it back since, and another process may have been faster.
      const erased = await on
        .deleteFrom('users')
        .where('id', '=', id)
        .where('encerra_em', '<=', time)
        .returning('id')
        .executeTakeFirst();
      if (!erased) return;
      // Records, sessions, files and conversations followed their owner.
      await sql`delete from record_versions where owner_id = ${id}`.execute(on);
      await on.deleteFrom('idempotency_keys').where('owner_id', '=', id).execute();
      await on.deleteFrom('account_usage').where('owner_id', '=', id).execute();
      await on.deleteFrom('record_counts').where('owner_id', '=', id).execute();
      await appendActs({ db: on, now }, [
        { action: 'account_erased', actor: system, ownerId: id, entity: 'User', recordId: id },
      ]);
    });
    hub.announceSessionsChanged(id);
  }
}
