import type { Role } from '@alecrim/domain';
import { sql } from 'kysely';
import { writeAct } from '../../audit/trail.ts';
import { engineOf, forShare, isSet, isStorageFull } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { atOnce } from '../../platform/http/limits.ts';
import { isSecondFactorOn, mustSetUp } from '../second-factor/second-factor-rule.ts';
import { fingerprint, newSecret } from '../secrets.ts';

type SessionDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

// 30 days from the last use; clients of this protocol have no way to refresh a token.
export const SESSION_DAYS = 30;
const LIFETIME = SESSION_DAYS * 24 * 3600 * 1000;
// The sliding end is written at most once an hour: a read must not cost a write.
const TOUCH_AFTER = 3600 * 1000;

export interface LiveSession {
  id: string;
  last_seen_date: string;
  expires_date: string;
  user: { id: string; email: string; role: Role; disabled: boolean; mustSetUp: boolean };
}

interface Beginning {
  /** A code was accepted in this request, or a session that needed one starts another. */
  isSecondFactorPassed?: boolean;
  /** Whether the password that was verified before belongs to this hash, the one that is stored by now. */
  isPasswordOf?: (storedHash: string | null) => Promise<boolean>;
}

/** Every way to a session ends here: an account with a second factor gets none without it. */
export async function startSession(
  { db, now, newId }: SessionDeps,
  userId: string,
  userAgent?: string,
  { isSecondFactorPassed = false, isPasswordOf }: Beginning = {},
): Promise<string> {
  const token = newSecret();
  const id = newId();
  const time = now();
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: fingerprint(token),
      user_id: userId,
      created_date: time.toISOString(),
      last_seen_date: time.toISOString(),
      expires_date: new Date(time.getTime() + LIFETIME).toISOString(),
      user_agent: userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  const withdraw = () => db.deleteFrom('sessions').where('id', '=', id).execute();
  // Read after the row is written: a change at the same moment either deletes this session or is read here.
  if (!isSecondFactorPassed && (await isSecondFactorOn(db, userId))) {
    await withdraw();
    throw secondFactorRequired();
  }
  const user = await settledUser(db, userId);
  if (isPasswordOf && !(await isPasswordOf(user?.password_hash ?? null))) {
    await withdraw();
    throw new AppError('INVALID_CREDENTIALS');
  }
  await dropOldest(db, userId);
  await writeAct(
    { db, now },
    {
      action: 'sign_in',
      actor: { kind: 'user', id: userId },
      // Such a session opens nothing: an incident report does not count it as use.
      details: isSet(user?.disabled ?? false) ? { disabled: true } : {},
    },
  );
  return token;
}

export const secondFactorRequired = () =>
  new AppError('SECOND_FACTOR_REQUIRED', { extra: { reason: 'second_factor_required' } });

/** Waits for a change of the password that is being stored: it may have looked for sessions before this one was written. */
async function settledUser(db: Db, userId: string) {
  const { rows } = await sql<Pick<UserRow, 'disabled' | 'password_hash'>>`
    select disabled, password_hash from users where id = ${userId} ${forShare(engineOf(db))}`.execute(db);
  return rows[0];
}

async function dropOldest(db: Db, userId: string): Promise<void> {
  const surplus = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_seen_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1_000)
    .offset(atOnce.sessions.max);
  await db.deleteFrom('sessions').where('id', 'in', surplus).execute();
}

/** The session of a token, with its user as they are now: a changed role or a disabled account counts at once. */
export async function findSession(
  { db, now }: Pick<SessionDeps, 'db' | 'now'>,
  token: string,
): Promise<LiveSession | undefined> {
  const session = await readSession(db, fingerprint(token));
  if (!session || isOver(session, now())) return undefined;
  // On a full disk this write fails, and people can still read their records.
  await noteUse(db, session, now()).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
  return session;
}

export const isOver = ({ expires_date }: LiveSession, time: Date) => expires_date <= time.toISOString();

interface SessionRow extends Pick<LiveSession, 'id' | 'last_seen_date' | 'expires_date'> {
  user_id: string;
  email: string;
  role: Role;
  disabled: boolean | number;
  must_set_up: boolean | number;
}

async function readSession(db: Db, hash: string): Promise<LiveSession | undefined> {
  const { rows } = await sql<SessionRow>`
    select sessions.id, sessions.last_seen_date, sessions.expires_date,
      users.id as user_id, users.email, users.role, users.disabled, ${mustSetUp('users.id')} as must_set_up
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = ${hash}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { id, last_seen_date, expires_date, user_id, email, role } = row;
  const flags = { disabled: isSet(row.disabled), mustSetUp: isSet(row.must_set_up) };
  return { id, last_seen_date, expires_date, user: { id: user_id, email, role, ...flags } };
}

/** Moves the end of the session, which follows its last use. */
async function noteUse(db: Db, { id, last_seen_date }: LiveSession, time: Date): Promise<void> {
  if (time.getTime() - Date.parse(last_seen_date) <= TOUCH_AFTER) return;
  const expires_date = new Date(time.getTime() + LIFETIME).toISOString();
  await db
    .updateTable('sessions')
    .set({ last_seen_date: time.toISOString(), expires_date })
    .where('id', '=', id)
    .execute();
}

export function sessionsOf({ db, now }: Pick<SessionDeps, 'db' | 'now'>, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_date', 'last_seen_date', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_date', '>', now().toISOString())
    .orderBy('last_seen_date', 'desc')
    .execute();
}

type EndingDeps = Pick<Deps, 'db' | 'hub'>;

export async function endSession(
  { db, hub, now }: EndingDeps & Pick<Deps, 'now'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // Every process drops the session from its cache and closes its sockets.
  hub.announceSessionsChanged(userId);
  if (numDeletedRows > 0n)
    await writeAct({ db, now }, { action: 'sign_out', actor: { kind: 'user', id: userId } });
  return numDeletedRows > 0n;
}

export async function endAllSessions(
  { db, hub }: EndingDeps,
  userId: string,
  exceptId?: string,
): Promise<void> {
  await deleteSessions(db, userId, exceptId);
  hub.announceSessionsChanged(userId);
}

/** For a transaction: announce the change after it. */
export async function deleteSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (exceptId ? sessions.where('id', '<>', exceptId) : sessions).execute();
}
