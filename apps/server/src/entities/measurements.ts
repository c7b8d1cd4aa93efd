import { type EntityName, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import type { KnownViewer } from '../accounts/viewer.ts';
import { type RecordChange, recordChange } from '../platform/change-events.ts';
import { engineOf, isAnyOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { BODY_MEASURES, isMeasured } from './measures.ts';
import { type ChangeRequest, completed, draftOf } from './record-writes.ts';
import { recordsOf } from './repository.ts';
import { type AnyRecord, asColumns, type Row, type StoredRow } from './rows.ts';

/** A change of a record as others see it: a patient shows the newest measurements, so the patient changes with them. */
export function changesSeen(name: EntityName, type: RecordChange['type'], row: StoredRow): RecordChange[] {
  const change = recordChange(name, type, row);
  if (name !== 'Avaliacao' || typeof row.paciente_id !== 'string') return [change];
  const patient = { id: row.paciente_id, created_by_id: row.created_by_id };
  return [change, recordChange('Paciente', 'update', patient)];
}

/** The first measurements of new patients whose bodies hold weight or height, as rows. */
export const firstMeasurements = (deps: Pick<Deps, 'newId'>, patients: readonly StoredRow[]): StoredRow[] =>
  patients.filter(isMeasured).map((patient) => measurementOf(deps, patient, patient));

export const insertMeasurements = (on: Db, viewer: KnownViewer, rows: readonly StoredRow[]) =>
  recordsOf(on, 'Avaliacao', viewer).insert(
    rows.map((row) => asColumns(entityNamed('Avaliacao'), engineOf(on), row)),
  );

/** What has to be written beside changed patients. */
export interface MeasurementWrites {
  creations: StoredRow[];
  requests: ChangeRequest[];
}

interface Pair {
  before: AnyRecord;
  after: AnyRecord;
}

/**
 * Measurements are the home of weight and height, and a patient's record has a copy. A body that changes the copy changes the
 * measurement of that day, or stores one. An emptied value is taken out of the measurement that it came from. A new day alone
 * corrects the day of that measurement.
 */
export async function measurementWrites(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  pairs: readonly Pair[],
): Promise<MeasurementWrites> {
  const writes: MeasurementWrites = { creations: [], requests: [] };
  for (const { before, after } of pairs) {
    const known = await measurementsOf(db, after.id);
    const ofDay = known.find(({ data }) => data === after.medidas_em);
    const changed = BODY_MEASURES.filter((name) => before[name] !== after[name]);
    const set = valuesOf(after, changed);
    if (Object.keys(set).length > 0) {
      if (ofDay) writes.requests.push({ id: ofDay.id, body: set });
      else writes.creations.push(measurementOf({ newId }, after, { ...set, medidas_em: after.medidas_em }));
    }
    for (const name of changed.filter((name) => after[name] === null)) {
      const source = known.find((one) => one[name] !== null);
      if (source) writes.requests.push({ id: source.id, body: { [name]: null } });
    }
    if (changed.length > 0 || !after.medidas_em || ofDay) continue;
    const [source] = known.filter(isMeasured);
    if (source) writes.requests.push({ id: source.id, body: { data: after.medidas_em } });
  }
  return writes;
}

const valuesOf = (record: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => record[name] !== null).map((name) => [name, record[name]]));

/** A measurement with the values of a patient's body, written by the same person at the same time. */
function measurementOf({ newId }: Pick<Deps, 'newId'>, patient: StoredRow, body: Row): StoredRow {
  const entity = entityNamed('Avaliacao');
  const fields = { ...valuesOf(body, BODY_MEASURES), paciente_id: patient.id, data: body.medidas_em };
  return {
    ...completed(entity, draftOf(entity, fields)),
    id: newId(),
    created_by_id: patient.created_by_id,
    created_date: patient.updated_date,
    updated_date: patient.updated_date,
    updated_by_id: patient.updated_by_id ?? patient.created_by_id,
    version: 1,
    // As it is stored, a flag may be a number.
    is_sample: Boolean(patient.is_sample),
    made_as_sample: Boolean(patient.is_sample),
  };
}

type Measured = Row & Record<'id' | 'data', string>;

/** The measurements of a patient outside the bin, newest first. */
async function measurementsOf(db: Db, patientId: string): Promise<Measured[]> {
  const { rows } =
    await sql<Measured>`select id, data, ${sql.join(BODY_MEASURES.map((name) => sql.ref(name)))}
    from avaliacoes where paciente_id = ${patientId} and deleted_date is null
    order by data desc, created_date desc, id desc`.execute(db);
  return rows;
}

/** The copies of the newest measurements as triggers of the database have made them, see `platform/db/dialect-measures.ts`. */
export async function copiesOf(on: Db, patientIds: readonly string[]): Promise<Map<string, Row>> {
  const { rows } = await sql<Row & { id: string }>`select id, medidas_em, ${sql.join(
    BODY_MEASURES.map((name) => sql.ref(name)),
  )} from pacientes where ${isAnyOf(engineOf(on), sql.ref('id'), patientIds)}`.execute(on);
  return new Map(rows.map(({ id, ...copy }) => [id, copy]));
}
