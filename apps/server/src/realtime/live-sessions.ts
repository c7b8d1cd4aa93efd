import type { RawBuilder } from 'kysely';
import type { Server, Socket } from 'socket.io';
import { mustSetUp } from '../accounts/second-factor/second-factor-rule.ts';
import type { SignedIn } from '../accounts/viewer.ts';
import { engineOf, flag } from '../platform/db/dialect.ts';
import type { Deps } from '../platform/deps.ts';

// The sockets of an ended session close within 5 s even if the event was lost.
const CHECK_EVERY = 4_000;
// SQLite binds at most 32,766 values in one statement.
const AT_ONCE = 10_000;

type SessionDeps = Pick<Deps, 'db' | 'now' | 'log'>;

export const viewerOn = (socket: Socket): SignedIn | undefined => socket.data.viewer;

/** Cuts the sockets of this process whose session has ended or expired, or whose account is disabled or lacks a required second factor. */
export function watchSessions({ db, now, log }: SessionDeps, io: Server, every = CHECK_EVERY) {
  let isChecking = false;

  async function cutEnded(sockets: readonly Socket[]): Promise<void> {
    const ids = new Set(sockets.flatMap((socket) => viewerOn(socket)?.sessionId ?? []));
    const live = await liveAmong([...ids]);
    for (const socket of sockets) {
      const viewer = viewerOn(socket);
      if (viewer && !live.has(viewer.sessionId)) socket.disconnect(true);
    }
  }

  async function liveAmong(ids: readonly string[]): Promise<Set<string>> {
    const live = new Set<string>();
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('sessions.id')
        .where('sessions.id', 'in', ids.slice(i, i + AT_ONCE))
        .where('sessions.expires_date', '>', now().toISOString())
        .where('users.disabled', '=', flag(engineOf(db), false))
        .where(({ not }) => not(mustSetUp('users.id') as RawBuilder<boolean>))
        .execute();
      for (const { id } of rows) live.add(id);
    }
    return live;
  }

  /** While the database is away nothing can be known, and nothing new is sent either. */
  async function check(sockets: readonly Socket[]): Promise<void> {
    try {
      await cutEnded(sockets);
    } catch (error) {
      log.warn({ err: error }, 'sessions of sockets could not be checked');
    }
  }

  const timer = setInterval(async () => {
    if (isChecking) return;
    isChecking = true;
    await check([...io.sockets.sockets.values()]);
    isChecking = false;
  }, every).unref();

  return {
    /** The sockets of one user, or of every user. */
    checkUser: (userId: string | null) =>
      check(
        [...io.sockets.sockets.values()].filter(
          (socket) => userId === null || viewerOn(socket)?.id === userId,
        ),
      ),
    stop: () => clearInterval(timer),
  };
}
