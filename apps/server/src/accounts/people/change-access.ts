import type { Role } from '@alecrim/domain';
import { appendActs } from '../../audit/trail.ts';
import { engineOf, flag, isSet } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { actorOf, type KnownViewer } from '../viewer.ts';
import { changeUser, findUser } from './users.ts';

interface AccessChange {
  role?: Role;
  disabled?: boolean;
}

/** Changes a person's role, or disables the account. */
export async function changeAccess(
  deps: Deps,
  viewer: KnownViewer,
  id: string,
  access: AccessChange,
): Promise<UserRow> {
  const { db, now } = deps;
  const changed = await db.transaction().execute(async (on) => {
    const before = await findUser(on, id);
    const after = await changeUser({ db: on, now }, id, access);
    if (!before || !after) throw new AppError('NOT_FOUND');
    await appendActs({ db: on, now }, [
      {
        action: 'access_changed',
        actor: actorOf(viewer),
        entity: 'User',
        recordId: id,
        details: { ...access },
      },
    ]);
    await keepAnAdmin(on, before, after);
    return after;
  });
  if (access.disabled) await endAllSessions(deps, id);
  else deps.hub.announceSessionsChanged(id);
  return changed;
}

/**
 * While there are accounts, one of them has to be an administrator. Call this after the entry in the audit trail, whose
 * lock lets one such change through at a time: of two administrators who remove each other, the second is refused.
 */
export async function keepAnAdmin(on: Db, before: UserRow, after: UserRow): Promise<void> {
  if (!administers(before) || administers(after)) return;
  const engine = engineOf(on);
  const people = on.selectFrom('users').select('id').where('disabled', '=', flag(engine, false)).limit(1);
  const admin = await people
    .where('role', '=', 'admin')
    .where('is_verified', '=', flag(engine, true))
    .where('encerra_em', 'is', null)
    .executeTakeFirst();
  if (admin) return;
  // A person who closes the account no longer counts; a person who only lost the role does.
  const left = after.encerra_em ? people.where('id', '<>', after.id) : people;
  if (await left.executeTakeFirst()) throw new AppError('LAST_ADMIN');
}

/** An account that is closing no longer counts, although its owner can still take that back for a week. */
const administers = ({ role, disabled, is_verified, encerra_em }: UserRow): boolean =>
  role === 'admin' && !isSet(disabled) && isSet(is_verified) && encerra_em === null;
