import type { Migration } from '../migrate.ts';

export const accountClosing: Migration = {
  name: '0005-account-closing',
  async up(db, t) {
    await db.schema.alterTable('users').addColumn('encerra_em', t.text).execute();
  },
};
