import type { EntityName } from '@alecrim/domain';
import { sql } from 'kysely';
import { systemViewer } from '../../accounts/viewer.ts';
import { recordsOf } from '../../entities/repository.ts';
import type { AnyRecord } from '../../entities/rows.ts';
import { type DataKind, kindsOfPatient } from '../../patients/data-kinds.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';

export interface Affected {
  id: string;
  /** Undefined when the record was deleted. */
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
  const found = await recordsById(on, 'Paciente', [...kinds.keys()]);
  return [...kinds]
    .map(([id, touched]): Affected => {
      const patient = found.get(id);
      // A plan that was seen is health data, also when the patient's record holds none.
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

export async function recordsById(on: Db, name: EntityName, ids: readonly string[]) {
  const found = new Map<string, AnyRecord>();
  for (let i = 0; i < ids.length; i += AT_ONCE)
    for (const record of await recordsOf(on, name, systemViewer).findAny(ids.slice(i, i + AT_ONCE)))
      found.set(record.id, record);
  return found;
}

/** Who answers for the data: each nutritionist for her own patients. */
export interface Controller {
  name: string;
  crn: string;
  contact: string;
}

export const controllerOf = (user: UserRow): Controller => ({
  name: user.nome_nutricionista || user.full_name || user.email,
  crn: user.crn ?? '',
  contact: [user.email_profissional || user.email, user.telefone, user.endereco].filter(Boolean).join(', '),
});

export async function controllersOf(on: Db, affected: readonly Affected[]): Promise<Controller[]> {
  const ids = new Set(affected.flatMap(({ patient }) => patient?.created_by_id ?? []));
  if (ids.size === 0) return [];
  const users = await on
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('email')
    .execute();
  return users.map(controllerOf);
}

/** The law asks for children, adolescents and the elderly by themselves (Res. CD/ANPD 15/2024 art. 6). */
export function agesOf(affected: readonly Affected[], today: Date) {
  const ages = affected.map(({ patient }) => ageOf(String(patient?.data_nascimento ?? ''), today));
  const between = (least: number, most: number) =>
    ages.filter((age) => age !== undefined && age >= least && age < most).length;
  return {
    criancas: between(0, 12),
    adolescentes: between(12, 18),
    idosos: between(60, Number.POSITIVE_INFINITY),
    sem_idade: ages.filter((age) => age === undefined).length,
  };
}

function ageOf(birth: string, today: Date): number | undefined {
  if (!/^\d{4}-\d\d-\d\d/.test(birth)) return undefined;
  const years = today.getUTCFullYear() - Number(birth.slice(0, 4));
  return today.toISOString().slice(5, 10) < birth.slice(5, 10) ? years - 1 : years;
}
