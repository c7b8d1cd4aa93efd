import { type RawBuilder, sql } from 'kysely';
import { type Engine, engineOf, schemaOf } from './dialect.ts';
import type { Db } from './tables.ts';

/** What an account stores in one table, and whose it is. `row` stands for `old`, `new` or the name of the table. */
export interface UsageSource {
  table: string;
  owner(row: string): string;
  /** Columns whose bytes count. */
  columns?: readonly string[];
  /** The bytes of a row, where they are not those of its columns. */
  bytes?(row: string): string;
  /** `owner` or `bytes` look into another table. */
  readsOtherTables?: boolean;
  /** Each row is one record. */
  isRecord?: boolean;
  /** The column of `account_usage` with the number of rows outside the bin; it has the name of the table. */
  isCounted?: boolean;
  /** An account that is full may not make its rows longer. Records with a history need no such rule: a version comes first. */
  refusesGrowth?: boolean;
}

/** The records of an entity. Each change of one with a history adds a version first, so the quota is checked there. */
export const recordSource = (
  table: string,
  columns: readonly string[],
  { hasHistory }: { hasHistory: boolean },
): UsageSource => ({
  table,
  owner: (row) => `${row}.created_by_id`,
  columns: [...columns, 'busca'],
  isRecord: true,
  isCounted: (countedTables as readonly string[]).includes(table),
  refusesGrowth: !hasHistory,
});

const OVER = 'account quota exceeded';
const OVER_CODE = 'ALQ01';
// PostgreSQL keeps every state of a row until its transaction ends, and walks along them: a large one takes a new row each so often.
const WRITES_OF_A_ROW = 64;
const ROWS_OF_A_CONNECTION = 10_000;
// A connection may add a 1,024th of the remaining quota before it compares the sum with the quota again.
const UNCHECKED_PART = 1024;
// For an account without a limit.
const UNLIMITED = 1_000_000_000;

/** The tables whose records are counted for each owner. */
export const countedTables = [
  'pacientes',
  'categorias',
  'cardapios',
  'refeicao_templates',
  'receita_templates',
  'cardapio_templates',
  'alimentos',
  'leituras',
] as const;
export type CountedTable = (typeof countedTables)[number];

/** The columns of `account_usage` that are added up. */
export const usageSums: readonly string[] = ['bytes', 'records', ...countedTables];

/** What an account over its quota is short of; undefined for any other failure. */
export function quotaExceededBy(error: unknown): 'bytes' | 'records' | undefined {
  const { message = '' } = (error ?? {}) as { message?: string };
  const [, what] = message.match(`^${OVER}: (bytes|records)$`) ?? [];
  return what as 'bytes' | 'records' | undefined;
}

/** The bytes of a row as the engine stores them: PostgreSQL compresses long texts. */
export function bytesOf(engine: Engine, { columns = [], bytes }: UsageSource, row: string): string {
  if (bytes) return bytes(row);
  const size = engine === 'postgres' ? 'pg_column_size' : 'octet_length';
  return columns.map((column) => `coalesce(${size}(${row}.${column}), 0)`).join(' + ');
}

/**
 * Triggers keep what each account stores, and refuse what would go beyond its quota: no way of writing can forget it.
 * On PostgreSQL every connection has its own row for an account, and their sum counts: writers of one account never wait
 * for each other. SQLite has one writer at a time, and one row.
 */
export async function keepUsage(db: Db, sources: readonly UsageSource[]): Promise<void> {
  const engine = engineOf(db);
  const schema = `"${(await schemaOf(db)) ?? 'main'}"`;
  for (const source of sources) {
    const statements = engine === 'postgres' ? postgresTriggers(schema, source) : sqliteTriggers(source);
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

/**
 * What the rows of a source amount to, for each owner: `owner_id` and the columns of `usageSums`. They are measured first,
 * then sorted by owner: SQLite would otherwise sort the texts themselves.
 */
export function storedBy(engine: Engine, source: UsageSource): RawBuilder<unknown> {
  const { table, owner, isRecord } = source;
  const counts = countedTables.map((name) =>
    name === table ? `${isLive(table)} as ${name}` : `0 as ${name}`,
  );
  return sql.raw(`select * from (
    with measured as materialized (
      select ${owner(table)} as owner_id, ${bytesOf(engine, source, table)} as bytes, ${isRecord ? 1 : 0} as records,
        ${counts.join(', ')} from ${table})
    select owner_id, ${usageSums.map((sum) => `sum(${sum}) as ${sum}`).join(', ')}
    from measured where owner_id is not null group by owner_id) as stored`);
}

const isLive = (row: string) => `(case when ${row}.deleted_date is null then 1 else 0 end)`;

function sqliteTriggers(source: UsageSource): string[] {
  const { table, owner, isRecord, isCounted, refusesGrowth } = source;
  const size = (row: string) => `(${bytesOf('sqlite', source, row)})`;
  const add = (row: string, bytes: string, records: number, live?: string) => {
    const count =
      isCounted && live ? { column: `, ${table}`, value: `, ${live}` } : { column: '', value: '' };
    const sums = ['bytes', 'records', ...(count.column ? [table] : [])];
    return `
    insert into account_usage (owner_id, bytes, records${count.column})
      select ${owner(row)}, ${bytes}, ${records}${count.value} where ${owner(row)} is not null
      on conflict (owner_id, writer) do update set ${sums.map((sum) => `${sum} = ${sum} + excluded.${sum}`).join(', ')};`;
  };
  const refuse = (what: 'bytes' | 'records', condition: string) => `
    select raise(abort, '${OVER}: ${what}') from account_usage u, account_limits l
      where u.owner_id = ${owner('new')} and u.${what} > l.${what} and l.lifted = 0 and ${condition};`;
  const trigger = (name: string, begin: string) => `create trigger ${table}_usage_${name} after ${begin} end`;
  const changed = `${size('new')} - ${size('old')}`;
  const one = isRecord ? 1 : 0;
  const triggers = [
    trigger(
      'insert',
      `insert on ${table} begin ${add('new', size('new'), one, isLive('new'))}
        ${refuse('bytes', 'true')} ${isRecord ? refuse('records', 'true') : ''}`,
    ),
    trigger('delete', `delete on ${table} begin ${add('old', `-${size('old')}`, -one, `-${isLive('old')}`)}`),
  ];
  if (source.columns)
    triggers.push(
      trigger(
        'update',
        `update of ${source.columns.join(', ')} on ${table} when ${size('new')} <> ${size('old')} begin
          ${add('new', changed, 0)} ${refusesGrowth ? refuse('bytes', `${changed} > 0`) : ''}`,
      ),
    );
  // The update trigger above adds what a text grows to the new owner: this one moves what the old owner had.
  if (isCounted)
    triggers.push(
      trigger(
        'move',
        `update of deleted_date, created_by_id on ${table}
          when old.deleted_date is not new.deleted_date or old.created_by_id is not new.created_by_id begin
          ${add('old', `-${size('old')}`, -1, `-${isLive('old')}`)} ${add('new', size('old'), 1, isLive('new'))}`,
      ),
    );
  return triggers;
}

/**
 * The name of the schema is written into the function: a maintenance tool may come with another search path.
 * The size is an assignment of its own: as part of a query, PostgreSQL would take it of the text that it has unpacked.
 * Every update is looked at: it may store a column anew that it does not name.
 *
 * Adding up the rows of all connections for each write would cost more than the write of its own row. So a connection notes in
 * its row how much it may add before it does so again: a small part of what is left.
 */
function postgresTriggers(schema: string, source: UsageSource): string[] {
  const { table, owner, isRecord = false, isCounted, refusesGrowth, readsOtherTables } = source;
  const size = (row: string) => bytesOf('postgres', source, row);
  const live = (row: string) => (isCounted ? isLive(row) : '0');
  const usage = `${schema}.account_usage`;
  const one = isRecord ? 1 : 0;
  // An insert with `on conflict` would cost twice as much, and nearly every write finds the row.
  const add = `
        update ${usage} as u set bytes = u.bytes + more, records = u.records + more_records,
            unchecked_bytes = u.unchecked_bytes - greatest(more, 0),
            unchecked_records = u.unchecked_records - greatest(more_records, 0)${isCounted ? `, ${table} = u.${table} + more_live` : ''}
          where owner_id = whose and writer = row_written
          returning least(unchecked_bytes, unchecked_records) into unchecked;
        if not found then
          insert into ${usage} (owner_id, writer, bytes, records, unchecked_bytes, unchecked_records${isCounted ? `, ${table}` : ''})
            values (whose, row_written, more, more_records, -1, 0${isCounted ? ', more_live' : ''});
          unchecked := -1;
        end if;`;
  const move = `
          if old.created_by_id is distinct from whose then
            if old.created_by_id is not null then
              whose := old.created_by_id;
              more := -(${size('old')});
              more_records := -1;
              more_live := -${live('old')};
              ${add}
              whose := ${owner('new')};
            end if;
            more := ${size('new')};
            more_records := 1;
            more_live := ${live('new')};
          end if;`;
  const refused = [`tg_op = 'INSERT'`, ...(refusesGrowth ? [`tg_op = 'UPDATE' and more > 0`] : [])];
  const overBytes = `when stored.bytes > allowed.bytes then 'bytes'`;
  const overRecords = `when tg_op = 'INSERT' and stored.records > allowed.records then 'records'`;
  const name = `${schema}.${table}_usage`;
  const events = source.columns ? 'insert or delete or update' : 'insert or delete';
  return [
    `create or replace function ${name}() returns trigger language plpgsql
      ${readsOtherTables ? `set search_path = ${schema}` : ''} as $$
      declare
        whose text;
        what text;
        writes int := coalesce(nullif(current_setting('alecrim.usage_writes', true), ''), '0');
        more bigint;
        more_records int := 0;
        more_live int := 0;
        row_written bigint := pg_backend_pid()::bigint * ${ROWS_OF_A_CONNECTION} + writes / ${WRITES_OF_A_ROW} % ${ROWS_OF_A_CONNECTION};
        unchecked bigint;
        left_bytes bigint;
        left_records bigint;
      begin
        if tg_op = 'INSERT' then
          whose := ${owner('new')};
          more := ${size('new')};
          more_records := ${one};
          more_live := ${live('new')};
        elsif tg_op = 'DELETE' then
          whose := ${owner('old')};
          more := -(${size('old')});
          more_records := -${one};
          more_live := -${live('old')};
        else
          whose := ${owner('new')};
          more := ${size('new')} - (${size('old')});
          more_live := ${live('new')} - ${live('old')};
          ${isRecord ? move : ''}
          if more = 0 and more_live = 0 then return null; end if;
        end if;
        if whose is null then return null; end if;
        what := set_config('alecrim.usage_writes', (writes + 1)::text, true);
        ${add}
        if unchecked < 0 and (${refused.join(' or ')}) then
          what := null;
          select case ${overBytes} ${isRecord ? overRecords : ''} end,
              coalesce((allowed.bytes - stored.bytes) / ${UNCHECKED_PART}, ${UNLIMITED}),
              coalesce((allowed.records - stored.records) / ${UNCHECKED_PART}, ${UNLIMITED})
            into what, left_bytes, left_records
            from ${schema}.account_limits as allowed,
              lateral (select sum(bytes) as bytes, sum(records) as records from ${usage} where owner_id = whose) as stored
            where lifted = 0;
          if what is not null then
            raise exception using errcode = '${OVER_CODE}', message = '${OVER}: ' || what;
          end if;
          if found then
            update ${usage} set unchecked_bytes = left_bytes, unchecked_records = left_records
              where owner_id = whose and writer = row_written;
          end if;
        end if;
        return null;
      end $$`,
    `create trigger ${table}_usage after ${events} on ${schema}.${table} for each row execute function ${name}()`,
  ];
}
