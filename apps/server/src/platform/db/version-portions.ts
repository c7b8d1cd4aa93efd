import { type RawBuilder, sql } from 'kysely';
import { createPause } from '../event-loop.ts';
import { type Found, inPortions } from '../portions.ts';
import { engineOf, isAnyOf, storedBytes } from './dialect.ts';
import type { Db } from './tables.ts';

/** As many versions as one statement should read or delete. */
export interface VersionPortion {
  /** The ids of their records. */
  ids: string[];
  /** The condition that finds them. */
  isThese: RawBuilder<boolean>;
}

// Rows of ids and sizes.
const HEADS_AT_ONCE = 1_000;

/** The versions of these records in portions by bytes, without contents, by record and age. */
export async function* versionPortions(
  db: Db,
  name: string,
  recordIds: readonly string[],
  bytes?: number,
): AsyncGenerator<VersionPortion> {
  const pause = createPause();
  let last: Found | undefined = { id: '', version: 0, bytes: 0 };
  while (last && recordIds.length > 0) {
    const { rows }: { rows: Found[] } = await sql<Found>`
      select record_id as id, version, ${storedBytes(engineOf(db), sql.ref('content'))} as bytes
      from record_versions
      where entity = ${name} and ${isAnyOf(engineOf(db), sql.ref('record_id'), recordIds)}
      and (record_id, version) > (${last.id}, cast(${last.version} as integer))
      order by record_id, version limit ${HEADS_AT_ONCE}`.execute(db);
    for (const portion of inPortions(rows, bytes)) {
      await pause();
      const keys = portion.map(({ id, version }) => sql`(${id}, cast(${version} as integer))`);
      yield {
        ids: [...new Set(portion.map(({ id }) => id))],
        isThese: sql<boolean>`entity = ${name} and (record_id, version) in (values ${sql.join(keys)})`,
      };
    }
    last = rows.length < HEADS_AT_ONCE ? undefined : rows.at(-1);
  }
}
