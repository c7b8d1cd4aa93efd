import { counted, kilogramsOf } from '@alecrim/domain/pure';
import { bmiOf } from '../body/classes.ts';
import { type Addition, additionFor, CONDITIONS, isCondition } from './additions.ts';
import type { ActivityId, EnergyNeed, Formula, Input, Person } from './formula.ts';

/** The calculation of a plan's targets as a form holds it: every field may be missing or hold other text. */
export interface NeedInputs {
  readonly formula?: unknown;
  readonly sexo?: unknown;
  readonly idade?: unknown;
  readonly peso_kg?: unknown;
  readonly altura_cm?: unknown;
  readonly peso_usado?: unknown;
  readonly peso_ideal_kg?: unknown;
  readonly massa_magra_kg?: unknown;
  readonly kcal_kg?: unknown;
  readonly atividade?: unknown;
  readonly fator?: unknown;
  readonly condicao?: unknown;
  readonly ajuste?: { readonly valor?: unknown; readonly unidade?: unknown } | null;
}

export interface CalculatedNeed extends EnergyNeed {
  readonly formula: Formula;
  readonly addition: Addition | undefined;
  /** Spent in a day, with the addition. */
  readonly spentKcal: number;
  /** More (or less) than is spent, in kcal. */
  readonly adjustmentKcal: number;
  /** What the plan shall have. */
  readonly targetKcal: number;
}

/** Below this no plan of an adult is written without supervision. */
export const LOW_KCAL = 1_200;

/** The limit of the field. */
const MOST_KCAL = 20_000;

const NAMES: Readonly<Record<Input, string>> = {
  sex: 'sexo',
  years: 'idade',
  kilograms: 'peso',
  centimetres: 'altura',
  activity: 'atividade',
  leanKilograms: 'massa magra',
  kcalPerKilogram: 'kcal por kg',
};

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** The energy of a day by a formula, or why there is none, in Portuguese. It never gives a number that is none. */
export function calculateNeed(
  formula: Formula,
  inputs: NeedInputs,
): CalculatedNeed | { readonly reason: string } {
  const kilograms = kilogramsOf(inputs, inputs.peso_usado);
  const sex = inputs.sexo === 'feminino' || inputs.sexo === 'masculino' ? inputs.sexo : undefined;
  const activity = formula.activities.find((id) => id === inputs.atividade);
  const known: Readonly<Record<Input, unknown>> = {
    sex,
    years: positive(inputs.idade),
    kilograms,
    centimetres: positive(inputs.altura_cm),
    activity: activity ?? (formula.takesFactor ? positive(inputs.fator) : undefined),
    leanKilograms: positive(inputs.massa_magra_kg),
    kcalPerKilogram: positive(inputs.kcal_kg),
  };
  const missing = formula.inputs.filter((input) => known[input] === undefined);
  if (missing.length > 0) return { reason: `Faltam dados: ${listed(missing.map((input) => NAMES[input]))}.` };
  const person: Person = {
    sex: sex ?? 'feminino',
    years: positive(inputs.idade) ?? 0,
    kilograms: kilograms ?? 0,
    centimetres: positive(inputs.altura_cm) ?? 0,
    leanKilograms: positive(inputs.massa_magra_kg),
    kcalPerKilogram: positive(inputs.kcal_kg),
  };
  const refusal = refusalOf(formula, inputs);
  if (refusal) return { reason: refusal };
  const factor = formula.takesFactor ? positive(inputs.fator) : undefined;
  const need = formula.need(person, activity ?? ('sedentario' satisfies ActivityId), factor);
  const addition = isCondition(inputs.condicao) ? additionFor(formula.id, inputs.condicao) : undefined;
  const spentKcal = need.kcal + (addition?.kcal ?? 0);
  const adjustmentKcal = adjustmentOf(inputs.ajuste, spentKcal);
  const targetKcal = spentKcal + adjustmentKcal;
  if (!(spentKcal > 0 && targetKcal > 0 && Math.max(spentKcal, targetKcal) <= MOST_KCAL))
    return { reason: 'Com estes dados a conta não dá um valor possível. Confira.' };
  return { ...need, formula, addition, spentKcal, adjustmentKcal, targetKcal };
}

function refusalOf({ id, name, fromYears, fromBmi }: Formula, inputs: NeedInputs): string | undefined {
  const years = positive(inputs.idade);
  if (years !== undefined && years < fromYears)
    return `${name} vale a partir de ${counted(fromYears, 'ano', 'anos')}.`;
  const [now, centimetres] = [positive(inputs.peso_kg), positive(inputs.altura_cm)];
  if (fromBmi !== undefined && now && centimetres && bmiOf(now, centimetres) < fromBmi)
    return `${name} vale a partir de IMC ${fromBmi}. Para este peso, use IOM, EER (2005).`;
  if (!isCondition(inputs.condicao)) return undefined;
  if (inputs.sexo === 'masculino') return 'Gestação e amamentação são para o sexo feminino. Confira.';
  if (additionFor(id, inputs.condicao) === undefined)
    return `${name} não dá um valor para somar em “${CONDITIONS[inputs.condicao]}”. Use IOM, EER (2005).`;
  return undefined;
}

function adjustmentOf(adjustment: NeedInputs['ajuste'], spent: number): number {
  const { valor, unidade } = adjustment ?? {};
  if (typeof valor !== 'number' || !Number.isFinite(valor)) return 0;
  return Math.round(unidade === '%' ? (spent * valor) / 100 : valor);
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
