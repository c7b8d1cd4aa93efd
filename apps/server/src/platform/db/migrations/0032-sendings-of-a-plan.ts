import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * What was sent of a plan, how and when. A way out counts once in a minute, so that a double press and a repeated request
 * are one row. The reference removes the rows with their plan, on whichever way it is erased.
 */
export const sendingsOfAPlan: Migration = {
  name: '0032-sendings-of-a-plan',
  async up(db, t) {
    await (db.schema.createTable('plan_sendings') as unknown as CreateTableBuilder<string, string>)
      .addColumn('cardapio_id', t.text, (c) => c.notNull().references('cardapios.id').onDelete('cascade'))
      .addColumn('sent_date', t.text, (c) => c.notNull())
      .addColumn('via', t.text, (c) => c.notNull())
      .addColumn('version', t.int)
      .addPrimaryKeyConstraint('plan_sendings_pkey', ['cardapio_id', 'sent_date', 'via'])
      .execute();
  },
};
