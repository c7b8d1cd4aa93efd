import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Engine, engineOf, schemaOf } from './dialect.ts';
import type { Db } from './tables.ts';

const COPIED = ['peso_kg', 'altura_cm'] as const;

/**
 * A patient's row carries a copy of the newest weight and height, which may come from different days. Triggers keep it: no way
 * of writing, deleting, restoring or erasing a measurement can forget it. The copy changes neither version nor dates of the
 * patient, because nobody has edited the record.
 */
export async function keepMeasures(db: Db): Promise<void> {
  const engine = engineOf(db);
  const schema = `"${(await schemaOf(db)) ?? 'main'}"`;
  const statements = engine === 'postgres' ? postgresTriggers(schema) : sqliteTriggers();
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The column of the newest live measurement that has a value of `measured`. An index of 0036 gives it in one step. */
export const newest = (measurements: string, column: string, measured: string, patient: string) =>
  `(select ${column} from ${measurements} where paciente_id = ${patient} and deleted_date is null
    and ${measured} is not null order by data desc, created_date desc, id desc limit 1)`;

function copyTo(
  patients: string,
  measurements: string,
  patient: string,
  differs: string,
  which = `id = ${patient}`,
): string {
  const values = [
    ...COPIED.map((name) => [name, newest(measurements, name, name, patient)] as const),
    [
      'medidas_em',
      `coalesce(${COPIED.map((name) => newest(measurements, 'data', name, patient)).join(', ')})`,
    ] as const,
  ];
  return `update ${patients} set ${values.map(([name, value]) => `${name} = ${value}`).join(', ')}
    where ${which} and (${values.map(([name, value]) => `${name} ${differs} ${value}`).join(' or ')});`;
}

const READ = [...COPIED, 'data', 'deleted_date', 'paciente_id'];
const hasMeasure = (row: string) => COPIED.map((name) => `${row}.${name} is not null`).join(' or ');

function sqliteTriggers(): string[] {
  const copy = (row: string) => copyTo('pacientes', 'avaliacoes', `${row}.paciente_id`, 'is not');
  return [
    `create trigger avaliacoes_copy_insert after insert on avaliacoes when ${hasMeasure('new')} begin ${copy('new')} end`,
    `create trigger avaliacoes_copy_delete after delete on avaliacoes when ${hasMeasure('old')} begin ${copy('old')} end`,
    `create trigger avaliacoes_copy_update after update of ${READ.join(', ')} on avaliacoes
      when ${READ.map((name) => `old.${name} is not new.${name}`).join(' or ')} begin ${copy('new')} end`,
  ];
}

/**
 * Makes the function of PostgreSQL anew, and corrects the copies that an earlier one left old. Nobody writes measurements
 * meanwhile. SQLite has one writer at a time, so its copies are right.
 */
export async function recopyMeasures(db: Db): Promise<void> {
  if (engineOf(db) !== 'postgres') return;
  const schema = `"${await schemaOf(db)}"`;
  const measurements = `${schema}.avaliacoes`;
  await sql.raw(copyFunction(schema)).execute(db);
  await sql.raw(`lock table ${measurements} in share row exclusive mode`).execute(db);
  const isMeasured = `exists (select 1 from ${measurements} where paciente_id = p.id)`;
  await sql
    .raw(copyTo(`${schema}.pacientes as p`, measurements, 'p.id', 'is distinct from', isMeasured))
    .execute(db);
}

/**
 * The row is locked first, by a statement of its own: the copy then sees what another transaction has saved meanwhile. A
 * statement that waits for the row itself would read the measurements as they were when it began.
 */
const copyFunction = (schema: string) => `
  create or replace function ${schema}.copy_newest_measures() returns trigger language plpgsql as $$
    declare patient text;
    begin
      if tg_op = 'DELETE' then patient := old.paciente_id; else patient := new.paciente_id; end if;
      perform 1 from ${schema}.pacientes where id = patient for no key update;
      ${copyTo(`${schema}.pacientes`, `${schema}.avaliacoes`, 'patient', 'is distinct from')}
      return null;
    end $$`;

function postgresTriggers(schema: string): string[] {
  return [
    copyFunction(schema),
    ...[
      `insert on ${schema}.avaliacoes for each row when (${hasMeasure('new')})`,
      `delete on ${schema}.avaliacoes for each row when (${hasMeasure('old')})`,
      `update on ${schema}.avaliacoes for each row
        when (${READ.map((name) => `old.${name} is distinct from new.${name}`).join(' or ')})`,
    ].map(
      (event) =>
        `create trigger avaliacoes_copy_${event.split(' ', 1)} after ${event} execute function ${schema}.copy_newest_measures()`,
    ),
  ];
}

/**
 * Stores the weight and height of patients without any measurement as their first one, of the day when they were measured, or
 * else of the day when the patient was last saved. Databases and account copies of earlier programs know no measurements.
 */
export async function storeFirstMeasurements(
  db: Db | Kysely<never>,
  engine: Engine,
  of: RawBuilder<unknown> = sql`1 = 1`,
): Promise<void> {
  const id = sql.raw(engine === 'postgres' ? 'gen_random_uuid()::text' : `lower(hex(randomblob(16)))`);
  // The day in Brazil.
  const savedDay = sql.raw(
    engine === 'postgres'
      ? `to_char(p.updated_date::timestamp - interval '3 hours', 'YYYY-MM-DD')`
      : `date(p.updated_date, '-3 hours')`,
  );
  await sql`insert into avaliacoes (id, created_by_id, created_date, updated_date, updated_by_id, version, is_sample,
      made_as_sample, busca, paciente_id, data, peso_kg, altura_cm, outras_medidas, exames)
    select ${id}, p.created_by_id, p.updated_date, p.updated_date, p.updated_by_id, 1, p.is_sample,
      p.made_as_sample, '', p.id, coalesce(nullif(p.medidas_em, ''), ${savedDay}), p.peso_kg, p.altura_cm, '[]', '[]'
    from pacientes p
    where (p.peso_kg is not null or p.altura_cm is not null) and ${of}
    and not exists (select 1 from avaliacoes a where a.paciente_id = p.id)`.execute(db as Db);
}
