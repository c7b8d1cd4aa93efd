import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Affected } from './affected.ts';

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
