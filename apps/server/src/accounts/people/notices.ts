import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

interface Change {
  settings: readonly string[];
  at: string;
  byId: string;
}

/** Every account, the one that made the change too: its owner may not have been the one who did it. */
export async function tellEverybody(on: Db, { settings, at, byId }: Change): Promise<void> {
  for (const setting of settings)
    await sql`insert into notices (user_id, setting, at, by_id)
      select id, ${setting}, ${at}, ${byId} from users where true
      on conflict (user_id, setting) do update set at = excluded.at, by_id = excluded.by_id`.execute(on);
}

/** What the account has not yet read, the newest first. */
export const unreadNotices = (db: Db, userId: string) =>
  db
    .selectFrom('notices')
    .leftJoin('users', 'users.id', 'notices.by_id')
    .select(['notices.setting', 'notices.at', 'users.full_name as by'])
    .where('notices.user_id', '=', userId)
    .orderBy('notices.at', 'desc')
    .orderBy('notices.setting')
    .execute();

/** Up to the moment that was shown: what changed since then is still to be read. */
export async function markRead(db: Db, userId: string, upTo: string): Promise<void> {
  await db.deleteFrom('notices').where('user_id', '=', userId).where('at', '<=', upTo).execute();
}
