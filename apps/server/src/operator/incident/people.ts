import type { Db } from '../../platform/db/tables.ts';
import type { Affected } from './affected.ts';

/** Who answers for the data: each nutritionist for her own patients. */
export interface Controller {
  name: string;
  crn: string;
  contact: string;
  patients: number;
}

export async function controllersOf(on: Db, affected: readonly Affected[]): Promise<Controller[]> {
  const counts = new Map<string, number>();
  for (const { patient } of affected)
    if (patient?.created_by_id)
      counts.set(patient.created_by_id, (counts.get(patient.created_by_id) ?? 0) + 1);
  if (counts.size === 0) return [];
  const users = await on
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'nome_nutricionista', 'crn', 'email_profissional', 'telefone'])
    .where('id', 'in', [...counts.keys()])
    .orderBy('email')
    .execute();
  return users.map((user) => ({
    name: user.nome_nutricionista || user.full_name || user.email,
    crn: user.crn ?? '',
    contact: [user.email_profissional || user.email, user.telefone].filter(Boolean).join(', '),
    patients: counts.get(user.id) ?? 0,
  }));
}

/** The law asks for children, adolescents and the elderly by themselves (Res. CD/ANPD 15/2024 art. 6). */
export function agesOf(affected: readonly Affected[], today: Date) {
  const ages = affected.map(({ patient }) => ageOf(String(patient?.data_nascimento ?? ''), today));
  const count = (isIt: (age: number) => boolean) =>
    ages.filter((age) => age !== undefined && isIt(age)).length;
  return {
    children: count((age) => age < 12),
    adolescents: count((age) => age >= 12 && age < 18),
    elderly: count((age) => age >= 60),
    unknown: ages.filter((age) => age === undefined).length,
  };
}

function ageOf(birth: string, today: Date): number | undefined {
  if (!/^\d{4}-\d\d-\d\d/.test(birth)) return undefined;
  const years = today.getUTCFullYear() - Number(birth.slice(0, 4));
  return today.toISOString().slice(5, 10) < birth.slice(5, 10) ? years - 1 : years;
}
