import { sql } from 'kysely';
import type { Service } from '../auth/viewer.ts';
import type { Db } from '../db/tables.ts';
import { recordsOf } from '../entities/repository.ts';
import type { AnyRecord, Row } from '../entities/rows.ts';

export const everything: Service = { kind: 'service' };

export interface KeptVersion {
  entity: 'Paciente' | 'Cardapio';
  record_id: string;
  version: number;
  author_id: string | null;
  saved_date: string;
  content: Row;
}

/** All that is kept about one patient, in the bin or not. Whoever asks has been allowed to. */
export interface PatientRows {
  patient: AnyRecord | undefined;
  plans: AnyRecord[];
  /** Plans that were this patient's once, and are somebody else's or nobody's now. */
  formerPlans: AnyRecord[];
  /** Of the record and of all these plans. */
  versions: KeptVersion[];
}

export async function patientRows(on: Db, id: string): Promise<PatientRows> {
  const [patient] = await recordsOf(on, 'Paciente', everything).findAny([id]);
  const { rows: own } = await sql<{ id: string }>`
    select id from cardapios where paciente_id = ${id} order by created_date, id`.execute(on);
  // Contents are written without spaces, also by a restore.
  const { rows: former } = await sql<{ id: string }>`
    select distinct record_id as id from record_versions
    where entity = 'Cardapio' and content like ${`%"paciente_id":"${id}"%`}`.execute(on);
  const ids = [...new Set([...own, ...former].map((row) => row.id))];
  const found = await recordsOf(on, 'Cardapio', everything).findAny(ids);
  const plans = own.flatMap((row) => found.find((plan) => plan.id === row.id) ?? []);
  return {
    patient,
    plans,
    formerPlans: found.filter((plan) => plan.paciente_id !== id),
    versions: await versionsOf(on, [id, ...ids]),
  };
}

async function versionsOf(on: Db, ids: readonly string[]): Promise<KeptVersion[]> {
  const rows = await on
    .selectFrom('record_versions')
    .select(['entity', 'record_id', 'version', 'author_id', 'saved_date', 'content'])
    .where('entity', 'in', ['Paciente', 'Cardapio'])
    .where('record_id', 'in', ids)
    .orderBy('saved_date')
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) }) as KeptVersion);
}
