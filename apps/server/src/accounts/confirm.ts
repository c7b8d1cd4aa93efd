import { writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { findUser } from './people/users.ts';
import { checkSecondFactor } from './second-factor/second-factor-codes.ts';
import { isSecondFactorOn } from './second-factor/second-factor-rule.ts';
import { countedGuess, passwordCounts } from './sign-in/sign-in-limits.ts';
import { actorOf, type SignedIn } from './viewer.ts';

/** Sensitive acts ask for the password again: an open, unattended screen must not be enough. Returns the hash it matches. */
export async function confirmPassword(
  deps: Deps,
  user: SignedIn,
  password: unknown,
  message = 'A senha não confere.',
): Promise<string> {
  let hash = '';
  const by = { account: user.email, sessionId: user.sessionId };
  const isRight = await countedGuess(deps, await passwordCounts(deps, by), async () => {
    const row = await findUser(deps.db, user.id);
    hash = row?.password_hash ?? '';
    return typeof password === 'string' && deps.passwords.verify(row?.password_hash, password, user.id);
  });
  if (isRight) return hash;
  await noteFailedConfirmation(deps, user, 'password');
  throw new AppError('INVALID_CURRENT_PASSWORD', { message });
}

/** The password, and the code of the second factor when the account has one. */
export async function confirmPerson(
  deps: Deps,
  user: SignedIn,
  given: { password: unknown; otp_code?: string },
): Promise<void> {
  await confirmPassword(deps, user, given.password);
  if (!(await isSecondFactorOn(deps.db, user.id))) return;
  const by = { account: user.email, sessionId: user.sessionId };
  await checkSecondFactor(deps, user, { code: given.otp_code ?? '', by }).catch(async (error: unknown) => {
    await noteFailedConfirmation(deps, user, 'second_factor');
    throw error;
  });
}

/** A wrong password or code at an act that asks for it again: the owner's slip, or another person at an open screen. */
const noteFailedConfirmation = (
  deps: Pick<Deps, 'db' | 'now'>,
  user: SignedIn,
  step: 'password' | 'second_factor',
): Promise<void> =>
  writeAct(deps, {
    action: 'confirmation_failed',
    actor: actorOf(user),
    ownerId: user.id,
    details: { step },
  });
