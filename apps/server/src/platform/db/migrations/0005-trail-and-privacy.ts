import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const trailAndPrivacy: Migration = {
  name: '0005-trail-and-privacy',
  async up(db, t) {
    const create = (name: string) =>
      db.schema.createTable(name) as unknown as CreateTableBuilder<string, string>;

    for (const column of ['responsavel_nome', 'responsavel_contato', 'melhor_interesse'])
      await sql`alter table pacientes add column ${sql.ref(column)} ${t.text}`.execute(db);
    await sql`alter table pacientes add column consentimentos ${t.json} not null default '[]'`.execute(db);

    // Ids only, and no foreign keys: an entry outlives everything that it speaks of.
    await create('audit_entries')
      .addColumn('seq', t.int, (c) => c.primaryKey())
      .addColumn('at', t.text, (c) => c.notNull())
      .addColumn('action', t.text, (c) => c.notNull())
      .addColumn('actor_kind', t.text, (c) => c.notNull())
      .addColumn('actor_id', t.text)
      .addColumn('on_behalf_of_id', t.text)
      .addColumn('owner_id', t.text)
      .addColumn('entity', t.text)
      .addColumn('record_id', t.text)
      .addColumn('patient_id', t.text)
      .addColumn('details', t.text, (c) => c.notNull())
      .addColumn('hash', t.text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('audit_entries_of_patient')
      .on('audit_entries')
      .columns(['patient_id', 'seq'])
      .where(sql<boolean>`patient_id is not null`)
      .execute();
    await db.schema
      .createIndex('audit_entries_of_record')
      .on('audit_entries')
      .columns(['record_id', 'seq'])
      .where(sql<boolean>`record_id is not null`)
      .execute();
    await db.schema
      .createIndex('audit_entries_of_owner')
      .on('audit_entries')
      .columns(['owner_id', 'action', 'seq'])
      .where(sql<boolean>`owner_id is not null`)
      .execute();
    // One row: the end of the chain, and the lock that puts all writers of it in one line.
    await create('audit_head')
      .addColumn('id', t.int, (c) => c.primaryKey())
      .addColumn('seq', t.int, (c) => c.notNull())
      .addColumn('hash', t.text, (c) => c.notNull())
      .execute();

    await create('erasures')
      .addColumn('patient_id', t.text, (c) => c.primaryKey())
      .addColumn('owner_id', t.text)
      .addColumn('mode', t.text, (c) => c.notNull())
      .addColumn('reason', t.text, (c) => c.notNull())
      .addColumn('at', t.text, (c) => c.notNull())
      .execute();

    // The hour that the trail last told of, so that a link which is opened all day writes one line an hour.
    await sql`alter table link_openings add column traced_hour ${t.text}`.execute(db);
  },
};
