import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What every account is told in the app until it says that it has read it: one row for each setting that changed. */
export const notices: Migration = {
  name: '0023-notices',
  async up(db, t) {
    const create = (name: string) =>
      db.schema.createTable(name) as unknown as CreateTableBuilder<string, string>;

    await create('notices')
      .addColumn('user_id', t.text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('setting', t.text, (c) => c.notNull())
      .addColumn('at', t.text, (c) => c.notNull())
      .addColumn('by_id', t.text, (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_pk', ['user_id', 'setting'])
      .execute();

    // Guesses are counted for every address alike now, in the table of limits.
    await db.schema.alterTable('email_codes').dropColumn('guesses').execute();
  },
};
