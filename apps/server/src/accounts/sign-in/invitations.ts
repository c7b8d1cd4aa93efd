import type { Role } from '@alecrim/domain';
import { sql } from 'kysely';
import { appendActs, writeAct } from '../../audit/trail.ts';
import { contains, engineOf, flag, isSet, isUniqueViolation } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { secretTo, templates } from '../../platform/mail/templates.ts';
import { accountOf, changeUser, findUserByEmail, insertUser } from '../people/users.ts';
import { startSession } from '../sessions/sessions.ts';
import { actorOf, type KnownViewer, ownerIdOf } from '../viewer.ts';
import { issueToken, lifetimes, redeemToken } from './mailed-secrets.ts';
import { setPassword } from './new-password.ts';

// The page that an invitation leads to, and the mark by which its letter is found.
const INVITATION = '/login?mode=convite&token=';

interface Invitation {
  email: string;
  role: Role;
  /** Who invites, as the trail and as the mail name it. */
  viewer: KnownViewer;
  inviter: string;
  origin: string;
}

/**
 * Inviting again sends the mail again; a person who already has access gets nothing and is not changed. Gives the link of
 * the invitation only when no mail server is set: the administrator passes it on.
 */
export async function invite(
  deps: Deps,
  { email, role, viewer, inviter, origin }: Invitation,
): Promise<string | undefined> {
  const user = (await findUserByEmail(deps.db, email)) ?? (await invitedUser(deps, email, role));
  if (isSet(user.is_verified)) return undefined;
  // A password from an earlier registration does not count: the invitation is for the owner of the mailbox.
  await changeUser(deps, user.id, { role, password_hash: null });
  const token = await issueToken(deps, 'invitation', user.id);
  const link = `${origin}${INVITATION}${token}`;
  const letter = secretTo(user.email, templates.invitation(link, inviter), lifetimes.invitation);
  await enqueueMail(deps, { ...letter, senderId: ownerIdOf(viewer) });
  await writeAct(deps, {
    action: 'invited',
    actor: actorOf(viewer),
    entity: 'User',
    recordId: user.id,
    details: { role },
  });
  return deps.config.smtpUrl ? undefined : link;
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

/** Takes an invitation back that was not accepted: the account that waited for it, its links and its mails go. */
export async function withdrawInvitation({ db, now }: Deps, viewer: KnownViewer, id: string): Promise<void> {
  await db.transaction().execute(async (on) => {
    const waiting = await on
      .deleteFrom('users')
      .where('id', '=', id)
      .where('is_verified', '=', flag(engineOf(on), false))
      .returning('email')
      .executeTakeFirst();
    if (!waiting) throw new AppError('NOT_FOUND', { message: 'Este convite já foi aceito ou retirado.' });
    // Colleagues may have written to the same address.
    const isInvitation = contains(engineOf(on), sql.ref('text_body'), INVITATION);
    await sql`delete from outbox where recipient = ${waiting.email} and ${isInvitation}`.execute(on);
    await appendActs({ db: on, now }, [
      { action: 'invitation_withdrawn', actor: actorOf(viewer), entity: 'User', recordId: id },
    ]);
  });
}

interface Acceptance {
  token: string;
  fullName?: string | null;
  password: string;
  userAgent?: string;
}

export async function acceptInvitation(deps: Deps, { token, fullName, password, userAgent }: Acceptance) {
  const user = await redeemToken(
    deps,
    'invitation',
    { token, password },
    async (db, { owner, password_hash }) => {
      const on = { ...deps, db };
      const full_name = fullName?.trim().slice(0, 300) || owner.full_name;
      const accepted = await setPassword(on, owner.id, { password_hash, is_verified: true, full_name });
      // Withdrawn in this moment.
      if (!accepted) throw new AppError('INVALID_RESET_TOKEN');
      await appendActs(on, [{ action: 'invitation_accepted', actor: { kind: 'user', id: owner.id } }]);
      return accepted;
    },
  );
  deps.hub.announceSessionsChanged(user.id);
  return {
    access_token: await startSession(deps, user.id, userAgent),
    user: accountOf(user, deps.config.appId),
    success: true as const,
  };
}
