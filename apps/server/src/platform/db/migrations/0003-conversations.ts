import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrate.ts';

export const conversations: Migration = {
  name: '0003-conversations',
  async up(db, t) {
    const create = (name: string) =>
      db.schema.createTable(name) as unknown as CreateTableBuilder<string, string>;

    await create('conversations')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('agent_name', t.text, (c) => c.notNull())
      .addColumn('created_by_id', t.text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addColumn('updated_date', t.text, (c) => c.notNull())
      .addColumn('metadata', t.json, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('conversations_of_owner')
      .on('conversations')
      .columns(['created_by_id', 'created_date', 'id'])
      .execute();

    await create('messages')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('conversation_id', t.text, (c) =>
        c.notNull().references('conversations.id').onDelete('cascade'),
      )
      .addColumn('role', t.text, (c) => c.notNull())
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addColumn('updated_date', t.text, (c) => c.notNull())
      .addColumn('content', t.text, (c) => c.notNull())
      .addColumn('details', t.json, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('messages_of_conversation')
      .on('messages')
      .columns(['conversation_id', 'created_date', 'id'])
      .execute();

    await create('app_logs')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('user_id', t.text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('page_name', t.text, (c) => c.notNull())
      .addColumn('created_date', t.text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('app_logs_by_date').on('app_logs').columns(['created_date', 'id']).execute();
    await db.schema.createIndex('app_logs_of_user').on('app_logs').column('user_id').execute();

    // A number for a day and a name: nothing here can be traced to a person.
    await create('event_counts')
      .addColumn('day', t.text, (c) => c.notNull())
      .addColumn('event_name', t.text, (c) => c.notNull())
      .addColumn('hits', t.int, (c) => c.notNull())
      .addPrimaryKeyConstraint('event_counts_pk', ['day', 'event_name'])
      .execute();
  },
};
