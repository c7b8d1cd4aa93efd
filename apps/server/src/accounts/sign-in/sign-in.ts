import { visitor } from '../../audit/acts.ts';
import { writeAct } from '../../audit/trail.ts';
import { isSet } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { noteFailedConfirmation } from '../failed-confirmations.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { accountOf, changeUser, findUser, findUserByEmail, normalEmail } from '../people/users.ts';
import { checkSecondFactor } from '../second-factor/second-factor-check.ts';
import { isSecondFactorOn } from '../second-factor/second-factor-rule.ts';
import { endAllSessions, secondFactorRequired, startSession } from '../sessions/sessions.ts';
import type { SignedIn } from '../viewer.ts';
import { revokeTokens } from './account-tokens.ts';
import { notifyPasswordChange } from './recovery.ts';
import { countedAttempt, forgiveMisses, wrongPassword } from './sign-in-limits.ts';

interface Attempt {
  email: string;
  password: string;
  /** The second factor, for accounts that have one. */
  code?: string;
  address: string;
  userAgent?: string;
}

/** The same words and the same work for an unknown address and for a wrong password. */
export async function signIn(deps: Deps, { email, password, code, address, userAgent }: Attempt) {
  const account = normalEmail(email);
  let user: UserRow | undefined;
  const isRight = await countedAttempt(deps, { account, address }, async () => {
    user = await findUserByEmail(deps.db, account);
    return deps.passwords.verify(user?.password_hash, password);
  });
  if (!isRight || !user) {
    // The same work for an address without an account; the password is not kept.
    await writeAct(deps, { action: 'sign_in_failed', actor: visitor, entity: 'User', recordId: user?.id });
    throw wrongPassword();
  }
  if (!isSet(user.is_verified))
    throw new AppError('EMAIL_NOT_VERIFIED', { extra: { reason: 'email_not_verified' } });
  await forgiveMisses(deps, account);
  if (user.password_hash && deps.passwords.isOutdated(user.password_hash))
    await changeUser(deps, user.id, { password_hash: await deps.passwords.hash(password) });
  const isSecondFactorPassed = await passSecondFactor(deps, user, { code, address });
  return {
    access_token: await startSession(deps, user.id, userAgent, { isSecondFactorPassed }),
    user: accountOf(user, deps.config.appId),
    success: true as const,
  };
}

/** Asked only after the right password: a wrong password must not reveal that the account has a second factor. */
async function passSecondFactor(
  deps: Deps,
  user: UserRow,
  { code, address }: Pick<Attempt, 'code' | 'address'>,
): Promise<boolean> {
  if (!(await isSecondFactorOn(deps.db, user.id))) return false;
  if (!code) throw secondFactorRequired();
  try {
    await checkSecondFactor(deps, user, { code, address });
  } catch (error) {
    await writeAct(deps, {
      action: 'sign_in_failed',
      actor: visitor,
      entity: 'User',
      recordId: user.id,
      details: { step: 'second_factor' },
    });
    throw error;
  }
  return true;
}

interface PasswordChange {
  current: string;
  next: string;
  address: string;
}

/** Ends every session except the one that asked. */
export async function changePassword(
  deps: Deps,
  viewer: SignedIn,
  { current, next, address }: PasswordChange,
): Promise<void> {
  const isRight = await countedAttempt(deps, { account: viewer.email, address }, async () => {
    const user = await findUser(deps.db, viewer.id);
    return deps.passwords.verify(user?.password_hash, current);
  });
  if (!isRight) {
    await noteFailedConfirmation(deps, viewer, 'password');
    throw new AppError('INVALID_CURRENT_PASSWORD');
  }
  checkPassword(next, viewer.email);
  await changeUser(deps, viewer.id, { password_hash: await deps.passwords.hash(next) });
  await revokeTokens(deps, viewer.id);
  await endAllSessions(deps, viewer.id, viewer.sessionId);
  await writeAct(deps, { action: 'password_changed', actor: { kind: 'user', id: viewer.id } });
  await notifyPasswordChange(deps, viewer.email);
}
