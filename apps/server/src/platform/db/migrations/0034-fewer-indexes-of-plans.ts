import type { Migration } from '../migrate.ts';

/**
 * What is to be followed up is read from the newest plans of an owner, by the index that gives them in order. An index by the
 * last change is written anew by every save; without it PostgreSQL can change a plan in place.
 */
export const fewerIndexesOfPlans: Migration = {
  name: '0034-fewer-indexes-of-plans',
  // Earlier programs only read more slowly.
  needs: '0033-days-of-a-meal',
  async up(db) {
    for (const index of ['cardapios_with_open_link', 'cardapios_by_change'])
      await db.schema.dropIndex(index).execute();
  },
};
