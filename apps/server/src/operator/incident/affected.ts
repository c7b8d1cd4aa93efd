import { sql } from 'kysely';
import { systemViewer } from '../../accounts/viewer.ts';
import { recordsOf } from '../../entities/repository.ts';
import type { AnyRecord } from '../../entities/rows.ts';
import { type DataKind, kindsOfPatient } from '../../patients/data-kinds.ts';
import type { Db } from '../../platform/db/tables.ts';

export interface Affected {
  id: string;
  /** Nothing, when the record is gone. */
  patient?: AnyRecord;
  kinds: DataKind[];
}

// SQLite binds at most 32,766 values in one statement.
const AT_ONCE = 500;

/** The patients themselves, by name; of each only the kinds of data that are really there. */
export async function affectedPatients(
  on: Db,
  kinds: ReadonlyMap<string, ReadonlySet<DataKind>>,
): Promise<Affected[]> {
  const ids = [...kinds.keys()];
  const found = new Map<string, AnyRecord>();
  for (let i = 0; i < ids.length; i += AT_ONCE)
    for (const patient of await recordsOf(on, 'Paciente', systemViewer).findAny(ids.slice(i, i + AT_ONCE)))
      found.set(patient.id, patient);
  return [...kinds]
    .map(([id, touched]): Affected => {
      const patient = found.get(id);
      // Of a plan that was seen there is health data, whatever the patient's own record says.
      const there = new Set<DataKind>(patient ? [...kindsOfPatient(patient), 'saude'] : touched);
      return { id, patient, kinds: [...touched].filter((kind) => there.has(kind)) };
    })
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'pt-BR'));
}

const nameOf = ({ patient, id }: Affected) => String(patient?.nome ?? `~${id}`);

/** All patients in a nutritionist's list at a moment; in all lists, when no nutritionist is named. */
export async function patientsOf(on: Db, ownerId: string | null, until: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pacientes where created_date < ${until}
    and (${ownerId === null ? sql`1 = 1` : sql`created_by_id = ${ownerId}`})`.execute(on);
  return rows.map(({ id }) => id);
}

/** Plans by id: whose patient each one is for, and what it is called. */
export async function plansById(on: Db, ids: readonly string[]) {
  const plans = new Map<string, AnyRecord>();
  for (let i = 0; i < ids.length; i += AT_ONCE)
    for (const plan of await recordsOf(on, 'Cardapio', systemViewer).findAny(ids.slice(i, i + AT_ONCE)))
      plans.set(plan.id, plan);
  return plans;
}
