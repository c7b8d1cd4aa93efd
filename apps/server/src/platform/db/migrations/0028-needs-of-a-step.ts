import type { Migration } from '../migrate.ts';

/** Which migration a program must know to work beside this one. Older programs read it. */
export const needsOfAStep: Migration = {
  name: '0028-needs-of-a-step',
  async up(db, t) {
    await db.schema.alterTable('schema_migrations').addColumn('needs', t.text).execute();
  },
};
