import { type RawBuilder, sql } from 'kysely';
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
  /** Plans that were this patient's once, and are somebody else's or nobody's now; only where they are asked for. */
  formerPlans: AnyRecord[];
  /** Of the record and of all these plans. */
  versions: KeptVersion[];
}

export async function patientRows(on: Db, id: string, { withFormer = false } = {}): Promise<PatientRows> {
  const [patient] = await recordsOf(on, 'Paciente', everything).findAny([id]);
  const own = await idsOf(
    on,
    sql`
    select id from cardapios where paciente_id = ${id} order by created_date, id`,
  );
  const found = await recordsOf(on, 'Cardapio', everything).findAny(own);
  const plans = own.flatMap((planId) => found.find((plan) => plan.id === planId) ?? []);
  const owner = patient?.created_by_id ?? plans[0]?.created_by_id;
  const former = withFormer && owner ? await formerIds(on, id, owner) : [];
  const others = former.filter((planId) => !own.includes(planId));
  return {
    patient,
    plans,
    formerPlans: await recordsOf(on, 'Cardapio', everything).findAny(others),
    versions: await versionsOf(on, [id, ...own, ...others]),
  };
}

/** Plans of the same nutritionist with a version that was this patient's. It reads all her versions: only to erase. */
const formerIds = (on: Db, id: string, owner: string) =>
  idsOf(
    on,
    sql`
    select distinct record_id as id from record_versions
    where entity = 'Cardapio' and record_id in (select id from cardapios where created_by_id = ${owner})
    and content like ${
      // Contents are written without spaces, also by a restore.
      `%"paciente_id":"${id}"%`
    }`,
  );

async function idsOf(on: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(on);
  return rows.map((row) => row.id);
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
