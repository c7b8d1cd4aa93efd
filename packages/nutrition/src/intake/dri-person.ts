import type { DriPerson, Stage } from './dri.ts';

interface PatientFacts {
  readonly sexo?: string | null;
  /** "1990-05-31" */
  readonly data_nascimento?: string | null;
}

/** What the targets of a plan were calculated with, and whether the patient is pregnant or nurses. */
interface TargetFacts {
  readonly sexo?: string | null;
  readonly idade?: number | null;
  readonly condicao?: string | null;
}

/** Whom the reference intakes are for: by the patient's record, else by the targets. Undefined where sex or age is not known. */
export function driPerson(
  patient: PatientFacts | null | undefined,
  targets: TargetFacts | null | undefined,
  today = new Date(),
): DriPerson | undefined {
  const sex = patient?.sexo ?? targets?.sexo;
  const born = patient?.data_nascimento;
  const years = born ? yearsOn(today, born) : targets?.idade;
  if ((sex !== 'feminino' && sex !== 'masculino') || years === undefined || years === null) return undefined;
  const stage = stageOf(targets?.condicao);
  return { sex, years, ...(stage && sex === 'feminino' && { stage }) };
}

export const stageOf = (condicao: string | null | undefined): Stage | undefined =>
  condicao === 'gestante' || condicao === 'lactante' ? condicao : undefined;

/** Completed years; in the first year the completed months, as parts of a year. Undefined before the birth. */
function yearsOn(today: Date, birthDay: string): number | undefined {
  const [year = 0, month = 1, day = 1] = birthDay.split('-').map(Number);
  const months =
    12 * (today.getFullYear() - year) + today.getMonth() + 1 - month - (today.getDate() < day ? 1 : 0);
  if (Number.isNaN(months) || months < 0) return undefined;
  return months < 12 ? months / 12 : Math.floor(months / 12);
}
