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
  /** An account that is full may not make its rows longer. Records with a history need no such rule: a version comes first. */
  refusesGrowth?: boolean;
}

const OVER = 'account quota exceeded';
const OVER_CODE = 'ALQ01';
// PostgreSQL keeps every state of a row until its transaction ends, and walks along them: a large one takes a new row each so often.
const WRITES_OF_A_ROW = 64;
const ROWS_OF_A_CONNECTION = 10_000;

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
 * What the rows of a source amount to, for each owner: `owner_id`, `bytes`, `records`. They are measured first, then sorted by
 * owner: SQLite would otherwise sort the texts themselves.
 */
export function storedBy(engine: Engine, source: UsageSource): RawBuilder<unknown> {
  const { table, owner, isRecord } = source;
  return sql.raw(`select * from (
    with measured as materialized (
      select ${owner(table)} as owner_id, ${bytesOf(engine, source, table)} as bytes, ${isRecord ? 1 : 0} as records
      from ${table})
    select owner_id, sum(bytes) as bytes, sum(records) as records
    from measured where owner_id is not null group by owner_id) as stored`);
}

function sqliteTriggers(source: UsageSource): string[] {
  const { table, owner, isRecord, refusesGrowth } = source;
  const records = isRecord ? 1 : 0;
  const size = (row: string) => `(${bytesOf('sqlite', source, row)})`;
  const add = (row: string, bytes: string, records: number) => `
    insert into account_usage (owner_id, bytes, records) select ${owner(row)}, ${bytes}, ${records}
      where ${owner(row)} is not null
      on conflict (owner_id, writer) do update set bytes = bytes + excluded.bytes, records = records + excluded.records;`;
  const refuse = (what: 'bytes' | 'records', condition: string) => `
    select raise(abort, '${OVER}: ${what}') from account_usage u, account_limits l
      where u.owner_id = ${owner('new')} and u.${what} > l.${what} and l.lifted = 0 and ${condition};`;
  const trigger = (event: string, begin: string) =>
    `create trigger ${table}_usage_${event} after ${event} ${begin} end`;
  const changed = `${size('new')} - ${size('old')}`;
  return [
    trigger(
      'insert',
      `on ${table} begin ${add('new', size('new'), records)}
        ${refuse('bytes', 'true')} ${isRecord ? refuse('records', 'true') : ''}`,
    ),
    trigger('delete', `on ${table} begin ${add('old', `-${size('old')}`, -records)}`),
    ...(source.columns
      ? [
          trigger(
            'update',
            `of ${source.columns.join(', ')} on ${table} when ${size('new')} <> ${size('old')} begin
              ${add('new', changed, 0)} ${refusesGrowth ? refuse('bytes', `${changed} > 0`) : ''}`,
          ),
        ]
      : []),
  ];
}

/**
 * The name of the schema is written into the function: a maintenance tool may come with another search path.
 * The size is an assignment of its own: as part of a query, PostgreSQL would take it of the text that it has unpacked.
 * Every update is looked at: it may store a column anew that it does not name.
 */
function postgresTriggers(schema: string, source: UsageSource): string[] {
  const { table, owner, isRecord = false, refusesGrowth, readsOtherTables } = source;
  const size = (row: string) => bytesOf('postgres', source, row);
  const records = isRecord ? 1 : 0;
  const usage = `${schema}.account_usage`;
  const refuse = (event: string, over: string) => `
        if ${event} and (writes < ${WRITES_OF_A_ROW} or writes % ${WRITES_OF_A_ROW} = 0) then
          select case when ${over} end into what from ${schema}.account_limits as allowed,
            lateral (select sum(bytes) as bytes, sum(records) as records from ${usage} where owner_id = whose) as stored
            where lifted = 0;
          if what is not null then
            raise exception using errcode = '${OVER_CODE}', message = '${OVER}: ' || what;
          end if;
        end if;`;
  const bytes = `stored.bytes > allowed.bytes then 'bytes'`;
  const count = `when stored.records > allowed.records then 'records'`;
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
        records_more int := 0;
      begin
        if tg_op = 'INSERT' then
          whose := ${owner('new')};
          more := ${size('new')};
          records_more := ${records};
        elsif tg_op = 'DELETE' then
          whose := ${owner('old')};
          more := -(${size('old')});
          records_more := -${records};
        else
          whose := ${owner('new')};
          more := ${size('new')} - (${size('old')});
          if more = 0 then return null; end if;
        end if;
        if whose is null then return null; end if;
        what := set_config('alecrim.usage_writes', (writes + 1)::text, true);
        insert into ${usage} as u (owner_id, writer, bytes, records)
          values (whose, pg_backend_pid()::bigint * ${ROWS_OF_A_CONNECTION} + writes / ${WRITES_OF_A_ROW} % ${ROWS_OF_A_CONNECTION}, more, records_more)
          on conflict (owner_id, writer) do update set bytes = u.bytes + more, records = u.records + records_more;
        ${refuse(`tg_op = 'INSERT'`, isRecord ? `${bytes} ${count}` : bytes)}
        ${refusesGrowth ? refuse(`tg_op = 'UPDATE' and more > 0`, bytes) : ''}
        return null;
      end $$`,
    `create trigger ${table}_usage after ${events} on ${schema}.${table} for each row execute function ${name}()`,
  ];
}
