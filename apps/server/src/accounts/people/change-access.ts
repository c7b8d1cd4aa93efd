import type { Role } from '@alecrim/domain';
import { appendActs } from '../../audit/trail.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { actorOf, type Known } from '../viewer.ts';
import { keepAnAdmin } from './last-admin.ts';
import { changeUser, findUser } from './users.ts';

interface Access {
  role?: Role;
  disabled?: boolean;
}

/** Changes a person's role, or disables the account. */
export async function changeAccess(deps: Deps, viewer: Known, id: string, access: Access): Promise<UserRow> {
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
