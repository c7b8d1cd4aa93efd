import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Scope } from './scope.ts';

export interface Saved {
  patientId: string;
  isPlan: boolean;
}

/** Saves are not in the trail, but in the records and their versions: whose were made in the window. */
export async function savesIn(on: Db, { from, to, account, planId }: Scope): Promise<Saved[]> {
  const isIn = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const isMine = account ? sql`and r.created_by_id = ${account.id}` : sql``;
  const versioned = (entity: string) => sql`exists (select 1 from record_versions v
    where v.entity = ${entity} and v.record_id = r.id and ${isIn('v.saved_date')})`;
  const plans = await idsOf(
    on,
    sql`select distinct r.paciente_id as id from cardapios r where r.paciente_id is not null
      and (${isIn('r.updated_date')} or ${versioned('Cardapio')}) ${isMine}
      ${planId ? sql`and r.id = ${planId}` : sql``}`,
  );
  const patients = planId
    ? []
    : await idsOf(
        on,
        sql`select r.id from pacientes r where (${isIn('r.updated_date')} or ${versioned('Paciente')}) ${isMine}`,
      );
  return [
    ...plans.map((patientId) => ({ patientId, isPlan: true })),
    ...patients.map((patientId) => ({ patientId, isPlan: false })),
  ];
}

async function idsOf(on: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(on);
  return rows.map(({ id }) => id);
}
