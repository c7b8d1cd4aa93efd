import { type RawBuilder, sql } from 'kysely';
import { schemaOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';

const tables = [
  'pacientes',
  'categorias',
  'cardapios',
  'refeicao_templates',
  'receita_templates',
  'cardapio_templates',
  'alimentos',
  'leituras',
];

/**
 * How many records an owner has outside the bin. Triggers keep the counts, so that no writer can forget them: not an
 * import, not a restore, not a process of an older version on the same PostgreSQL.
 */
export const keptCounts: Migration = {
  name: '0018-kept-counts',
  async up(db, t, engine) {
    await db.schema
      .createTable('record_counts')
      .addColumn('owner_id', t.text, (c) => c.notNull())
      .addColumn('table_name', t.text, (c) => c.notNull())
      .addColumn('live', t.int, (c) => c.notNull())
      .execute();
    const index = sql`index record_counts_of_owner on record_counts`;
    if (engine === 'postgres') {
      await sql`create ${index} (owner_id, table_name, live)`.execute(db);
      await postgresFunctions(db as unknown as Db);
    } else await sql`create unique ${index} (owner_id, table_name)`.execute(db);
    for (const table of tables) {
      const statements = engine === 'postgres' ? postgresTriggers(table) : sqliteTriggers(table);
      for (const statement of statements) await statement.execute(db);
      // After the triggers: on PostgreSQL they hold off other writers until this transaction ends.
      await sql`insert into record_counts (owner_id, table_name, live)
        select created_by_id, ${sql.lit(table)}, count(*) from ${sql.table(table)}
        where deleted_date is null and created_by_id is not null group by created_by_id`.execute(db);
    }
  },
};

const counts = (row: 'old' | 'new') =>
  sql.raw(`${row}.deleted_date is null and ${row}.created_by_id is not null`);

/** One row for each owner and table; writers take turns anyway. */
function sqliteTriggers(table: string): RawBuilder<unknown>[] {
  const add = (row: 'old' | 'new', change: 1 | -1) => sql`
    insert into record_counts (owner_id, table_name, live)
      select ${sql.raw(row)}.created_by_id, ${sql.lit(table)}, ${sql.lit(change)} where ${counts(row)}
      on conflict (owner_id, table_name) do update set live = live + excluded.live;`;
  const trigger = (event: string) => sql`create trigger ${sql.id(`${table}_counted_${event}`)} after`;
  const on = sql`on ${sql.table(table)}`;
  return [
    sql`${trigger('insert')} insert ${on} when ${counts('new')} begin ${add('new', 1)} end`,
    sql`${trigger('delete')} delete ${on} when ${counts('old')} begin ${add('old', -1)} end`,
    sql`${trigger('update')} update of deleted_date, created_by_id ${on}
      when old.deleted_date is not new.deleted_date or old.created_by_id is not new.created_by_id
      begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
}

/**
 * PostgreSQL adds a row for each change, and the sum is the count: writers who update the same row would wait for each
 * other. The name of the schema is written into the functions, because a maintenance tool may come with another search path.
 */
async function postgresFunctions(db: Db): Promise<void> {
  const add = sql`insert into ${sql.id((await schemaOf(db)) ?? 'public', 'record_counts')} (owner_id, table_name, live)`;
  // One row however many records a statement brings.
  await sql`create or replace function count_new_records() returns trigger language plpgsql as $$
    begin
      ${add} select created_by_id, tg_table_name, count(*) from added
        where deleted_date is null and created_by_id is not null group by created_by_id;
      return null;
    end $$`.execute(db);
  await sql`create or replace function count_changed_record() returns trigger language plpgsql as $$
    begin
      if ${counts('old')} then ${add} values (old.created_by_id, tg_table_name, -1); end if;
      if tg_op = 'UPDATE' then
        if ${counts('new')} then ${add} values (new.created_by_id, tg_table_name, 1); end if;
      end if;
      return null;
    end $$`.execute(db);
}

function postgresTriggers(table: string): RawBuilder<unknown>[] {
  const trigger = (event: string) => sql`create trigger ${sql.id(`${table}_counted_${event}`)} after`;
  const on = sql`on ${sql.table(table)}`;
  const countChanged = sql`execute function count_changed_record()`;
  return [
    sql`${trigger('insert')} insert ${on} referencing new table as added
      for each statement execute function count_new_records()`,
    sql`${trigger('delete')} delete ${on} for each row when (${counts('old')}) ${countChanged}`,
    // Named columns: a save that touches neither of them does not even evaluate the condition.
    sql`${trigger('update')} update of deleted_date, created_by_id ${on} for each row
      when (old.deleted_date is distinct from new.deleted_date or old.created_by_id is distinct from new.created_by_id)
      ${countChanged}`,
  ];
}
