import type { Role } from '@alecrim/domain';
import { isSet, isUniqueViolation } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { secretTo, templates } from '../../platform/mail/templates.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { accountOf, changeUser, findUser, findUserByEmail, insertUser } from '../people/users.ts';
import { endAllSessions, startSession } from '../sessions/sessions.ts';
import { issueToken, lifetimes, revokeTokens, spendToken, tokenOwner } from './account-tokens.ts';

interface Invitation {
  email: string;
  role: Role;
  inviter: string;
  /** The account that invites; none for the service role. */
  inviterId: string | null;
  origin: string;
}

interface Invited {
  /** Of the account. */
  id: string;
  /** The link of the invitation, only when no mail server is set: the administrator passes it on. */
  link?: string;
}

/** Inviting again sends the mail again; a person who already has access is not changed. */
export async function invite(
  deps: Deps,
  { email, role, inviter, inviterId, origin }: Invitation,
): Promise<Invited> {
  const user = (await findUserByEmail(deps.db, email)) ?? (await invitedUser(deps, email, role));
  if (isSet(user.is_verified)) return { id: user.id };
  // A password from an earlier registration does not count: the invitation is for the owner of the mailbox.
  await changeUser(deps, user.id, { role, password_hash: null });
  const token = await issueToken(deps, 'invitation', user.id);
  const link = `${origin}/login?mode=convite&token=${token}`;
  const letter = secretTo(user.email, templates.invitation(link, inviter), lifetimes.invitation);
  await enqueueMail(deps, { ...letter, senderId: inviterId });
  return { id: user.id, ...(!deps.config.smtpUrl && { link }) };
}

async function invitedUser(deps: Deps, email: string, role: Role): Promise<UserRow> {
  try {
    return await insertUser(deps, { email, passwordHash: null, role });
  } catch (error) {
    const known = isUniqueViolation(error) ? await findUserByEmail(deps.db, email) : undefined;
    if (known) return known;
    throw error;
  }
}

interface Acceptance {
  token: string;
  fullName?: string | null;
  password: string;
  userAgent?: string;
}

export async function acceptInvitation(deps: Deps, { token, fullName, password, userAgent }: Acceptance) {
  const ownerId = await tokenOwner(deps, 'invitation', token);
  const owner = ownerId ? await findUser(deps.db, ownerId) : undefined;
  if (!owner) throw new AppError('INVALID_RESET_TOKEN');
  checkPassword(password, owner.email);
  const password_hash = await deps.passwords.hash(password);
  if (!(await spendToken(deps, 'invitation', token))) throw new AppError('INVALID_RESET_TOKEN');
  const full_name = fullName?.trim().slice(0, 300) || owner.full_name;
  const user = (await changeUser(deps, owner.id, { password_hash, is_verified: true, full_name })) ?? owner;
  await revokeTokens(deps, owner.id);
  await endAllSessions(deps, owner.id);
  return {
    access_token: await startSession(deps, owner.id, userAgent),
    user: accountOf(user, deps.config.appId),
    success: true as const,
  };
}
