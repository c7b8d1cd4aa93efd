import { visitor } from '../../audit/acts.ts';
import { writeAct } from '../../audit/trail.ts';
import { isSet } from '../../platform/db/dialect.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { changeUser, findUser, findUserByEmail } from '../people/users.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { issueToken, lifetimes, revokeTokens, spendToken, tokenOwner } from './account-tokens.ts';
import { forgiveMisses, mayMail } from './sign-in-limits.ts';

/** Done after the reply, so that the time of the answer tells nothing. */
export async function sendResetLink(deps: Deps, email: string, origin: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  // The same work for an address without an account.
  await writeAct(deps, { action: 'reset_requested', actor: visitor, entity: 'User', recordId: user?.id });
  if (!user || isSet(user.disabled) || !(await mayMail(deps, user.email))) return;
  const token = await issueToken(deps, 'reset', user.id);
  const link = `${origin}/login?mode=redefinir&token=${token}`;
  await enqueueMail(deps, letterTo(user.email, templates.reset(link), lifetimes.reset));
}

/** The token proves the mailbox, so it also verifies the account. Ends every session and starts none. */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<void> {
  // The password is checked before the token is used up: after a weak password, the person can try again.
  const ownerId = await tokenOwner(deps, 'reset', token);
  const owner = ownerId ? await findUser(deps.db, ownerId) : undefined;
  if (!owner) throw new AppError('INVALID_RESET_TOKEN');
  checkPassword(password, owner.email);
  const password_hash = await deps.passwords.hash(password);
  if (!(await spendToken(deps, 'reset', token))) throw new AppError('INVALID_RESET_TOKEN');
  await changeUser(deps, owner.id, { password_hash, is_verified: true });
  await revokeTokens(deps, owner.id);
  await endAllSessions(deps, owner.id);
  await forgiveMisses(deps, owner.email);
  await writeAct(deps, { action: 'password_changed', actor: { kind: 'user', id: owner.id } });
  await notifyPasswordChange(deps, owner.email);
}

export const notifyPasswordChange = (deps: Deps, email: string): Promise<void> =>
  enqueueMail(deps, letterTo(email, templates.passwordChanged()));
