import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { changeUser } from '../people/users.ts';
import { deleteSessions } from '../sessions/sessions.ts';
import { revokeTokens } from './mailed-secrets.ts';

interface NewPassword {
  password_hash: string;
  is_verified?: boolean;
  full_name?: string | null;
}

interface Scope {
  /** The hash that the password before was verified with: nothing is changed if the account has another by now. */
  verifiedHash?: string;
  exceptSessionId?: string;
}

/**
 * Sets a password and ends what the one before had opened: sessions, and links in mails. Returns undefined if there is no such
 * account. Call it inside a transaction, and announce the sessions after it.
 */
export async function setPassword(
  on: Pick<Deps, 'now'> & { db: Db },
  id: string,
  change: NewPassword,
  { verifiedHash, exceptSessionId }: Scope = {},
): Promise<UserRow | undefined> {
  const user = await changeUser(on, id, change, { whileHashIs: verifiedHash });
  if (!user) return undefined;
  await revokeTokens(on, id);
  await deleteSessions(on.db, id, exceptSessionId);
  return user;
}

/** In the transaction that sets the password: its owner is told, or nothing happens. */
export const notifyPasswordChange = (
  on: Pick<Deps, 'now' | 'newId'> & { db: Db },
  email: string,
): Promise<void> => enqueueMail(on, letterTo(email, templates.passwordChanged()));
