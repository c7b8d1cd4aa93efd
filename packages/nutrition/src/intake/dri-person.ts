import { DAY_MS } from '@alecrim/domain/pure';
import type { DriPerson, Stage } from './dri.ts';

interface PatientFacts {
  readonly sexo?: string | null;
  /** "1990-05-31" */
  readonly data_nascimento?: string | null;
  /** The newest measurement with a week of pregnancy. */
  readonly gestacao?: PregnancyFacts | null;
}

export interface PregnancyFacts {
  /** The day of the measurement. */
  readonly data: string;
  readonly semanas_gestacao: number | null;
}

/** What the targets of a plan were calculated with, and whether the patient is pregnant or nurses. */
interface TargetFacts {
  readonly sexo?: string | null;
  readonly idade?: number | null;
  /** A condition of `needs/additions.ts`, or 'nenhuma' against what the measurements say. */
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
  const measured = isPregnant(patient?.gestacao, today) ? 'gestante' : undefined;
  const stage = targets?.condicao ? stageOf(targets.condicao) : measured;
  return { sex, years, ...(stage && sex === 'feminino' && { stage }) };
}

const stageOf = (condicao: string): Stage | undefined =>
  condicao.startsWith('gestacao') ? 'gestante' : condicao.startsWith('lactacao') ? 'lactante' : undefined;

/** A pregnancy does not last longer. */
const MOST_WEEKS = 42;

/** Whether a measured pregnancy still lasts. */
export function isPregnant(measured: PregnancyFacts | null | undefined, today = new Date()): boolean {
  const { data, semanas_gestacao: weeks } = measured ?? {};
  if (!data || !weeks) return false;
  const since = (today.getTime() - Date.parse(data)) / DAY_MS / 7;
  return since >= 0 && weeks + since <= MOST_WEEKS;
}

/** Completed years; in the first year the completed months, as parts of a year. Undefined before the birth. */
function yearsOn(today: Date, birthDay: string): number | undefined {
  const [year = 0, month = 1, day = 1] = birthDay.split('-').map(Number);
  const months =
    12 * (today.getFullYear() - year) + today.getMonth() + 1 - month - (today.getDate() < day ? 1 : 0);
  if (Number.isNaN(months) || months < 0) return undefined;
  return months < 12 ? months / 12 : Math.floor(months / 12);
}
