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
  /** Each row is one record. */
  isRecord?: boolean;
  /** An account that is full may not make its rows longer. Records with a history need no such rule: a version comes first. */
  refusesGrowth?: boolean;
}

const OVER = 'account quota exceeded';
const OVER_CODE = 'ALQ01';
// A write below this part of the quota is small.
const SMALL = 10_000;

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
 * SQLite has one row for an account. PostgreSQL adds a row for each change, and the sum counts: writers of one account
 * never wait for each other. The hundredth row makes them one.
 */
export async function keepUsage(db: Db, sources: readonly UsageSource[]): Promise<void> {
  const engine = engineOf(db);
  const schema = `"${(await schemaOf(db)) ?? 'main'}"`;
  if (engine === 'postgres') await sql.raw(addUsageFunction(schema)).execute(db);
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
      on conflict (owner_id) do update set bytes = bytes + excluded.bytes, records = records + excluded.records;`;
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

/** The name of the schema is written into the functions here and below: a maintenance tool may come with another search path. */
const addUsageFunction = (schema: string) => `
  create or replace function ${schema}.add_account_usage(owner text, more bigint, records_more int, may_refuse boolean)
  returns void language plpgsql as $$
  declare
    total record;
    allowed record;
  begin
    if owner is null then return; end if;
    insert into ${schema}.account_usage (owner_id, bytes, records) values (owner, more, records_more);
    if not may_refuse then return; end if;
    select bytes, records into allowed from ${schema}.account_limits where lifted = 0;
    -- Ten of these together are a thousandth of the quota: the sum is made for one of ten.
    if random() > 0.1 and coalesce(more * ${SMALL} < allowed.bytes, true)
      and coalesce(records_more * ${SMALL} < allowed.records, true) then return; end if;
    select count(*) as rows, sum(bytes) as bytes, sum(records) as records into total
      from ${schema}.account_usage where owner_id = owner;
    if total.bytes > allowed.bytes then
      raise exception using errcode = '${OVER_CODE}', message = '${OVER}: bytes';
    elsif records_more > 0 and total.records > allowed.records then
      raise exception using errcode = '${OVER_CODE}', message = '${OVER}: records';
    end if;
    if total.rows > 100 then
      with free as (
        select ctid from ${schema}.account_usage where owner_id = owner for update skip locked
      ), folded as (
        delete from ${schema}.account_usage where ctid in (select ctid from free) returning bytes, records
      )
      insert into ${schema}.account_usage (owner_id, bytes, records)
        select owner, sum(bytes), sum(records) from folded having count(*) > 0;
    end if;
  end $$`;

/**
 * The size is an assignment of its own: as part of a query, PostgreSQL would take it of the text that it has unpacked.
 * Every update is looked at: it may store a column anew that it does not name.
 */
function postgresTriggers(schema: string, source: UsageSource): string[] {
  const { table, owner, isRecord, refusesGrowth = false } = source;
  const records = isRecord ? 1 : 0;
  const size = (row: string) => bytesOf('postgres', source, row);
  const add = (row: string, records: number, mayRefuse: string) =>
    `perform ${schema}.add_account_usage(${owner(row)}, more, ${records}, ${mayRefuse});`;
  const name = `${schema}.${table}_usage`;
  const events = source.columns ? 'insert or delete or update' : 'insert or delete';
  return [
    `create or replace function ${name}() returns trigger language plpgsql set search_path = ${schema} as $$
      declare
        more bigint;
      begin
        if tg_op = 'INSERT' then
          more := ${size('new')};
          ${add('new', records, 'true')}
        elsif tg_op = 'DELETE' then
          more := -(${size('old')});
          ${add('old', -records, 'false')}
        else
          more := ${size('new')} - (${size('old')});
          if more <> 0 then ${add('new', 0, `${refusesGrowth} and more > 0`)} end if;
        end if;
        return null;
      end $$`,
    `create trigger ${table}_usage after ${events} on ${schema}.${table} for each row execute function ${name}()`,
  ];
}
