import { sql } from 'kysely';
import { recopyMeasures } from '../dialect-measures.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';

/**
 * Erases what earlier programs left of erased accounts: the versions of notes and measurements, whose patients were erased
 * first, and sums that fell below zero. Weight and height on the patients' cards are copied anew by a trigger that waits.
 */
export const leftOverVersions: Migration = {
  name: '0037-left-over-versions',
  // Earlier programs work with it unchanged.
  needs: '0033-days-of-a-meal',
  async up(db) {
    const erased = sql`(select account_id from erased_accounts)`;
    await sql`delete from record_versions where owner_id in ${erased}`.execute(db);
    // After the versions: their trigger subtracts from these rows.
    await sql`delete from account_usage where owner_id in ${erased}`.execute(db);
    await recopyMeasures(db as unknown as Db);
  },
};
