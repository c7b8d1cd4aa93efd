import { DAY_MS } from '@alecrim/domain';
import { appendActs, visitor, writeAct } from '../../audit/trail.ts';
import { isSet } from '../../platform/db/dialect.ts';
import { readSetting, storeSetting } from '../../platform/db/settings.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail, enqueueNothing } from '../../platform/mail/outbox.ts';
import { secretTo, templates } from '../../platform/mail/templates.ts';
import { findUserByEmail, normalEmail } from '../people/users.ts';
import { newSecret } from '../secrets.ts';
import { lifetimes, redeemToken, revokeTokens, storeToken } from './mailed-secrets.ts';
import { notifyPasswordChange, setPassword } from './new-password.ts';
import { forgiveAfterReset, mayMail } from './sign-in-limits.ts';

/** Runs after the reply, with the same work for every address: no timing reveals who has an account. */
export async function sendResetLink(deps: Deps, email: string, origin: string): Promise<void> {
  const found = await findUserByEmail(deps.db, email);
  const user = found && !isSet(found.disabled) ? found : undefined;
  await writeAct(deps, { action: 'reset_requested', actor: visitor, entity: 'User', recordId: found?.id });
  if (!(await mayMail(deps, normalEmail(email)))) return;
  const token = newSecret();
  const link = `${origin}/login?mode=redefinir&token=${token}`;
  const letter = secretTo(normalEmail(email), templates.reset(link), lifetimes.reset);
  await deps.db.transaction().execute(async (db) => {
    const on = { ...deps, db };
    // Checked again: the practice may have changed since the request came in.
    if (await areResetsHeld(on)) return;
    if (user) {
      await storeToken(on, { kind: 'reset', userId: user.id, token });
      await enqueueMail(on, letter);
    } else {
      await revokeTokens(on, '');
      await enqueueNothing(on, letter);
    }
  });
}

/** The token proves the mailbox, so it also verifies the account. Ends every session and starts none. */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<void> {
  const { id, email } = await redeemToken(
    deps,
    'reset',
    { token, password },
    async (db, { owner, password_hash }) => {
      const on = { ...deps, db };
      await setPassword(on, owner.id, { password_hash, is_verified: true });
      await notifyPasswordChange(on, owner.email);
      await appendActs(on, [{ action: 'password_changed', actor: { kind: 'user', id: owner.id } }]);
      return owner;
    },
  );
  deps.hub.announceSessionsChanged(id);
  await forgiveAfterReset(deps, email);
}

const KEY = 'resets_held_until';

/**
 * After a change of the mail server or the public address: revokes all reset links and sends none for a day, so that the
 * person who changed it cannot intercept a colleague's link before the colleagues have been told.
 */
export async function holdResets(on: Db, time: Date): Promise<void> {
  await on.deleteFrom('account_tokens').where('kind', '=', 'reset').execute();
  await storeSetting(on, KEY, new Date(time.getTime() + DAY_MS).toISOString());
}

async function areResetsHeld({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const until = await readSetting(db, KEY);
  const left = until ? Date.parse(until) - now().getTime() : 0;
  // More than a day is left when the clock was ahead at that moment.
  return left > 0 && left <= DAY_MS;
}

/** Refuses every address alike, so that it reveals no account. */
export async function refuseWhileHeld(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  if (await areResetsHeld(deps)) throw new AppError('RESETS_HELD');
}
