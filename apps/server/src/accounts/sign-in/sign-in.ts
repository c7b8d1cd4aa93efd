import { appendActs, visitor, writeAct } from '../../audit/trail.ts';
import { isSet } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { confirmPassword } from '../confirm.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { accountOf, changeUser, findUserByEmail, normalEmail } from '../people/users.ts';
import { type CodeAttempt, checkSecondFactor } from '../second-factor/second-factor-codes.ts';
import { isSecondFactorOn } from '../second-factor/second-factor-rule.ts';
import { secondFactorRequired, startSession } from '../sessions/sessions.ts';
import type { SignedIn } from '../viewer.ts';
import { notifyPasswordChange, setPassword } from './new-password.ts';
import { countedGuess, forgiveAt, passwordCounts, rememberAddress } from './sign-in-limits.ts';

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
  const by = { account, address };
  let user: UserRow | undefined;
  const isRight = await countedGuess(deps, await passwordCounts(deps, by), async () => {
    user = await findUserByEmail(deps.db, account);
    return deps.passwords.verify(user?.password_hash, password, address);
  });
  if (!isRight || !user) {
    // The same work for an address without an account. The password is not stored.
    await writeAct(deps, { action: 'sign_in_failed', actor: visitor, entity: 'User', recordId: user?.id });
    throw new AppError('INVALID_CREDENTIALS');
  }
  if (!isSet(user.is_verified))
    throw new AppError('EMAIL_NOT_VERIFIED', { extra: { reason: 'email_not_verified' } });
  const { id, password_hash: verified } = user;
  if (verified && deps.passwords.isOutdated(verified)) {
    const password_hash = await deps.passwords.hash(password, address);
    await changeUser(deps, id, { password_hash }, { whileHashIs: verified });
  }
  const isSecondFactorPassed = await passSecondFactor(deps, user, { code, by });
  await forgiveAt(deps, account, address);
  await rememberAddress(deps, account, address);
  return {
    access_token: await startSession(deps, id, userAgent, {
      isSecondFactorPassed,
      // The hash differs if the password was changed meanwhile, or only hashed anew.
      isPasswordOf: async (stored) => stored === verified || deps.passwords.verify(stored, password, address),
    }),
    user: accountOf(user, deps.config.appId),
    success: true as const,
  };
}

/** Asked only after the right password: a wrong password must not reveal that the account has a second factor. */
async function passSecondFactor(
  deps: Deps,
  user: UserRow,
  { code, by }: Partial<CodeAttempt> & Pick<CodeAttempt, 'by'>,
): Promise<boolean> {
  if (!(await isSecondFactorOn(deps.db, user.id))) return false;
  if (!code) throw secondFactorRequired();
  try {
    await checkSecondFactor(deps, user, { code, by });
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
}

/** Ends every session except the one that asked. */
export async function changePassword(
  deps: Deps,
  viewer: SignedIn,
  { current, next }: PasswordChange,
): Promise<void> {
  const message = 'A senha atual não confere.';
  const { id, email, sessionId } = viewer;
  const verifiedHash = await confirmPassword(deps, viewer, current, message);
  checkPassword(next, email);
  const password_hash = await deps.passwords.hash(next, id);
  await deps.db.transaction().execute(async (db) => {
    const on = { ...deps, db };
    if (!(await setPassword(on, id, { password_hash }, { verifiedHash, exceptSessionId: sessionId })))
      throw new AppError('INVALID_CURRENT_PASSWORD', { message });
    await notifyPasswordChange(on, email);
    await appendActs(on, [{ action: 'password_changed', actor: { kind: 'user', id } }]);
  });
  deps.hub.announceSessionsChanged(id);
}
