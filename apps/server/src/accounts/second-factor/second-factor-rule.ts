import { type RawBuilder, sql } from 'kysely';
import { appendActs } from '../../audit/trail.ts';
import { insertSetting, readSetting, removeSettings } from '../../platform/db/settings.ts';
import type { Db, FlagValue } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { actorOf, type SignedIn } from '../viewer.ts';

// The row exists while the practice requires a second factor of every account.
const KEY = 'second_factor_required';

export const isSecondFactorRequired = async (db: Db): Promise<boolean> =>
  (await readSetting(db, KEY)) !== undefined;

export async function isSecondFactorOn(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('enabled_date', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export const forgetSecondFactorRule = (db: Db): Promise<void> => removeSettings(db, [KEY]);

/** Whether an account may only set its second factor up: the practice requires one, and the account has none. */
export const mustSetUp = (userId: string): RawBuilder<FlagValue> => sql<FlagValue>`(
  exists (select 1 from settings where key = ${KEY})
  and not exists (
    select 1 from second_factors where user_id = ${sql.ref(userId)} and enabled_date is not null
  ))`;

export const setUpRequired = () =>
  new AppError('SECOND_FACTOR_SETUP_REQUIRED', { extra: { reason: 'second_factor_setup_required' } });

/** From the next request on, accounts without a second factor can do nothing but set one up. */
export async function requireSecondFactor(
  { db, now, hub }: Pick<Deps, 'db' | 'now' | 'hub'>,
  admin: SignedIn,
  isRequired: boolean,
): Promise<void> {
  await db.transaction().execute(async (on) => {
    // Two administrators may decide the same at once.
    if (isRequired) await insertSetting(on, KEY, now().toISOString());
    else await removeSettings(on, [KEY]);
    await appendActs({ db: on, now }, [
      { action: 'second_factor_rule', actor: actorOf(admin), details: { required: isRequired } },
    ]);
  });
  hub.announceSessionsChanged(null);
}
