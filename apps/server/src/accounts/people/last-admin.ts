import { engineOf, flag, isSet } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Somebody has to be able to invite and to help, as long as there is anybody. To be called behind the entry in the trail,
 * whose head lets one such change through at a time: of two admins who take one another's role, the second is refused.
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
  // Whoever goes leaves nobody behind by that; whoever only lost the role is still there.
  const left = after.encerra_em ? people.where('id', '<>', after.id) : people;
  if (await left.executeTakeFirst()) throw new AppError('LAST_ADMIN');
}

/** Now, and after the week in which an account that closes can still be taken back. */
const administers = ({ role, disabled, is_verified, encerra_em }: UserRow): boolean =>
  role === 'admin' && !isSet(disabled) && isSet(is_verified) && encerra_em === null;
