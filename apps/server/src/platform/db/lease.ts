import type { Deps } from '../deps.ts';

export interface Lease {
  release(): Promise<void>;
}

/**
 * The right to do some work alone, across all processes. Of several that ask at once, one gets it. The lease of a
 * process that died ends by itself.
 */
export async function takeLease(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  name: string,
  forMs: number,
): Promise<Lease | undefined> {
  const time = now();
  const holder = newId();
  const expires_date = new Date(time.getTime() + forMs).toISOString();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('leases')
    .values({ name, holder, expires_date })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_date })
        .where('leases.expires_date', '<=', time.toISOString()),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return undefined;
  return {
    async release() {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
