import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrate.ts';

export const secondFactor: Migration = {
  name: '0008-second-factor',
  async up(db, t) {
    const create = (name: string) =>
      db.schema.createTable(name) as unknown as CreateTableBuilder<string, string>;

    await create('second_factors')
      .addColumn('user_id', t.text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', t.text)
      .addColumn('pending_secret', t.text)
      .addColumn('enabled_date', t.text)
      .addColumn('last_step', t.int, (c) => c.notNull())
      .execute();

    await create('recovery_codes')
      .addColumn('user_id', t.text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', t.text, (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_codes_pk', ['user_id', 'code_hash'])
      .execute();
  },
};
