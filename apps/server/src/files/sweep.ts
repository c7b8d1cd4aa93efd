import { DRAFT_DAYS } from '@alecrim/domain';
import { sql } from 'kysely';
import { engineOf, flag } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { type Found, inPortions } from '../platform/portions.ts';
import { pictureIdIn } from './addresses.ts';
import { sweepAttachments } from './attachments.ts';

// Time to choose a picture, look at it and save the profile (R21).
const GRACE = 3600 * 1000;
const BATCH = 200;
// Other writers wait for a statement that deletes. A larger file goes alone.
const STATEMENT_BYTES = 4_000_000;

// A draft on a device may name a file that it has uploaded.
const ATTACHMENT_GRACE = (DRAFT_DAYS + 1) * 24 * GRACE;

/**
 * Removes pictures that no profile shows, attachments that no record names and files without an owner. Returns how many files
 * were removed.
 */
export async function sweepOrphans({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = (ago: number) => new Date(now().getTime() - ago).toISOString();
  const cutoff = before(GRACE);
  const shown = await shownPictures(db);
  let removed = await sweepAttachments(db, before(ATTACHMENT_GRACE));
  for (let after = ''; ; ) {
    const files = await oldFiles(db, cutoff, after);
    const orphans = files.filter(({ id }) => !shown.has(id));
    for (const portion of inPortions(orphans, STATEMENT_BYTES, BATCH)) {
      await yieldToEventLoop();
      removed += await remove(
        db,
        cutoff,
        portion.map(({ id }) => id),
      );
    }
    if (files.length < BATCH) return removed;
    after = files.at(-1)?.id ?? '';
  }
}

async function shownPictures(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select(['logo_url', 'foto_url'])
    .where((e) => e.or([e('logo_url', 'is not', null), e('foto_url', 'is not', null)]))
    .execute();
  const addresses = rows.flatMap(({ logo_url, foto_url }) => [logo_url, foto_url]);
  return new Set(addresses.flatMap((address) => pictureIdIn(address ?? '') ?? []));
}

async function oldFiles(db: Db, cutoff: string, after: string): Promise<Found[]> {
  return db
    .selectFrom('files')
    .select(['id', sql<number>`0`.as('version'), 'size as bytes'])
    .where('created_date', '<', cutoff)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Every date is looked at again in the deletion itself: an upload of the same bytes meanwhile saves them. */
async function remove(db: Db, cutoff: string, ids: string[]): Promise<number> {
  const isShownNow = sql<boolean>`exists (select 1 from users where users.logo_url like '%' || file_owners.file_id || '.webp%' or users.foto_url like '%' || file_owners.file_id || '.webp%')`;
  await db
    .deleteFrom('file_owners')
    .where('file_id', 'in', ids)
    .where('is_private', '=', flag(engineOf(db), false))
    .where('created_date', '<', cutoff)
    .where(({ not }) => not(isShownNow))
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('id', 'in', ids)
    .where('created_date', '<', cutoff)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('file_owners').select('file_id').whereRef('file_owners.file_id', '=', 'files.id')),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
