import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';

const KEY = 'resets_held_until';
const DAY = 24 * 3600 * 1000;

/**
 * After a change of the way that mails take: ends the links that are on their way, and sends none for a day. Whoever
 * changed it cannot catch a colleague's link before the colleagues were told.
 */
export async function holdResets(on: Db, time: Date): Promise<void> {
  await on.deleteFrom('account_tokens').where('kind', '=', 'reset').execute();
  const value = new Date(time.getTime() + DAY).toISOString();
  await on
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function areResetsHeld({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  const left = row ? Date.parse(row.value) - now().getTime() : 0;
  // More than a day is left when the clock was ahead at that moment.
  return left > 0 && left <= DAY;
}

/** The same for every address, so it tells nothing about an account. */
export async function refuseWhileHeld(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  if (await areResetsHeld(deps)) throw new AppError('RESETS_HELD');
}
