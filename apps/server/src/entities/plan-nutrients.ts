import type { Draft, Numeros, NutrienteDoDia } from '@alecrim/domain';
import { onDay } from '@alecrim/nutrition';
import {
  dayIntake,
  driPerson,
  intakeAdequacy,
  NUTRIENT_FIELDS,
  type PregnancyFacts,
} from '@alecrim/nutrition/intake';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { Task } from '../platform/tasks.ts';
import { costMs, ended, known, type PlanInput, type ReadWork, runOn } from './plan-work.ts';
import type { Row } from './rows.ts';

type Plan = Draft<'Cardapio'>;

/** What the reference intakes ask about a patient, as the record has it. */
interface PatientFacts {
  sexo?: string | null;
  data_nascimento?: string | null;
  gestacao?: PregnancyFacts;
}
export type PersonOf = (patientId: unknown) => Promise<PatientFacts>;

export const personReader =
  (db: Db): PersonOf =>
  async (patientId) => {
    if (typeof patientId !== 'string') return {};
    const { rows } = await sql<PatientFacts>`
      select sexo, data_nascimento from pacientes where id = ${patientId}`.execute(db);
    if (!rows[0]) return {};
    const { rows: pregnancies } = await sql<PregnancyFacts>`
      select data, semanas_gestacao from avaliacoes
      where paciente_id = ${patientId} and deleted_date is null and semanas_gestacao is not null
      order by data desc limit 1`.execute(db);
    return { ...rows[0], gestacao: pregnancies[0] };
  };

/** The numbers with the nutrients of the day, if the document shows them; without them otherwise. */
export async function withNutrients(
  work: ReadWork & { personOf: PersonOf },
  draft: Row,
  numeros: Numeros,
): Promise<Numeros> {
  const { mostrar_nutrientes, paciente_id, meta } = draft as Plan;
  const { nutrientes: before, dias, ...others } = numeros;
  if (!mostrar_nutrientes && !before) return numeros;
  const without = { ...others, ...(dias && { dias: dias.map(({ nutrientes: _, ...day }) => day) }) };
  if (!mostrar_nutrientes) return without;
  const person = driPerson(await work.personOf(paciente_id), meta);
  const [first = [], ...more] = await runOn(work, nutrientsTask, draft as Plan, { person });
  const byDay = without.dias?.map((day, place) => ({ ...day, nutrientes: [first, ...more][place] ?? [] }));
  return { ...without, ...(byDay && { dias: byDay }), nutrientes: first };
}

/** Of every kind of day, or of the only one. */
export const nutrientsTask: Task<PlanInput, NutrienteDoDia[][]> = {
  name: 'plan nutrients',
  costMs,
  run: (input) => (input.texts.days ?? [undefined]).map((_, place) => nutrientsOn(input, place)),
};

function nutrientsOn(input: PlanInput, place: number): NutrienteDoDia[] {
  const day = ended(dayIntake(onDay(input.texts, place).texts, known(input)));
  return intakeAdequacy(day, input.person).map(({ intake: { nutrient, chosen, share }, target, limit }) => ({
    nome: NUTRIENT_FIELDS[nutrient],
    valor: rounded(chosen),
    parte: rounded(share),
    ...(target !== undefined && { recomendado: rounded(target) }),
    ...(limit !== undefined && { limite: rounded(limit) }),
  }));
}

const rounded = (value: number) => Math.round(value * 100) / 100;
