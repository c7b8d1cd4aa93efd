import {
  type Draft,
  type EntityName,
  type Faixa,
  MOST_SWAPS,
  type Numeros,
  type ShoppingNeeds,
  type Soma,
  storedRange,
} from '@alecrim/domain';
import {
  type Amount,
  FOODS_VERSION,
  type MeasuredLine,
  type Numbers,
  planMeasures,
  planNumbers,
  planShopping,
  planSwaps,
} from '@alecrim/nutrition';
import type { Deps } from '../platform/deps.ts';
import type { Task } from '../platform/tasks.ts';
import { ownFoodsReader } from './own-foods.ts';
import { nutrientsTask, type PersonOf, withNutrients } from './plan-nutrients.ts';
import { costMs, ended, known, type PlanInput, type PlanParts, type ReadWork, runOn } from './plan-work.ts';
import type { RestrictionsOf } from './restrictions.ts';
import type { Row } from './rows.ts';

type Plan = Draft<'Cardapio'>;

interface PlanWork extends ReadWork {
  restrictionsOf: RestrictionsOf;
  personOf: PersonOf;
}

// The fields that the numbers are computed from.
const READ = ['refeicoes', 'receitas', 'leituras'] as const;

/** The fields of a plan that only the server writes; bodies cannot set them. Empty for other entities. */
export async function computedFields(
  work: PlanWork,
  name: EntityName,
  draft: Row,
  before?: Row,
): Promise<Row> {
  if (name !== 'Cardapio' && name !== 'CardapioTemplate') return {};
  const numbers = await numbersFor(work, draft, before);
  if (name !== 'Cardapio') return numbers;
  const numeros = await withNutrients(work, draft, numbers.numeros as Numeros);
  // Swaps are made with the numbers: while those of `before` are valid, so are its swaps.
  const isValid = before?.versao_leitura === FOODS_VERSION && numbers.numeros === before.numeros;
  const swaps = await swapsFor(work, draft, isValid ? before : undefined);
  // Its owner saves it and sees its present numbers.
  return { ...numbers, numeros, ...swaps, kcal_novo: null };
}

/** The numbers stay the same while the plan's text and its owner's foods do. */
async function numbersFor(work: PlanWork, draft: Row, before?: Row): Promise<Row> {
  const isSameText = before && READ.every((name) => draft[name] === before[name]);
  const fingerprint = await work.foods.fingerprint();
  if (isSameText && isCurrent(before.numeros as Numeros | null, fingerprint))
    return { numeros: before.numeros, versao_leitura: FOODS_VERSION };
  const numeros = await runOn(work, numbersTask, draft as Plan);
  return {
    numeros: fingerprint ? { ...numeros, alimentos: fingerprint } : numeros,
    versao_leitura: FOODS_VERSION,
  };
}

const isCurrent = (numeros: Numeros | null, fingerprint: string) =>
  numeros?.lista === FOODS_VERSION && (numeros.alimentos ?? '') === fingerprint;

/** Only if the nutritionist allows swaps. They are made for the restrictions that the plan's patient has now. */
async function swapsFor(work: PlanWork, draft: Row, before?: Row): Promise<Row> {
  if (draft.permitir_trocas !== true) return { trocas: [], trocas_para: null };
  const { list, fingerprint } = await work.restrictionsOf(draft.paciente_id);
  const isSame = before?.permitir_trocas === true && (before.trocas_para ?? '') === fingerprint;
  const trocas = isSame ? before.trocas : await runOn(work, swapsTask, draft as Plan, { restrictions: list });
  return { trocas, trocas_para: fingerprint || null };
}

/**
 * Whether the patient's page may show the swaps of a row: never those that other foods or rules made. The caller also compares
 * `trocas_para` with the patient's restrictions.
 */
export const areSwapsShown = `cardapios.permitir_trocas and cardapios.versao_leitura = '${FOODS_VERSION}'`;

export type PlanMeasures = readonly MeasuredLine[];

interface PlanReading {
  /** Changes with the list of foods and with the owner's foods. */
  fingerprint(): Promise<string>;
  /** What has to be bought for a plan. */
  shopping(plan: PlanParts): Promise<ShoppingNeeds>;
  /** The household measures that its lines name. */
  measures(plan: PlanParts): Promise<PlanMeasures>;
}

/** Reads the shopping list and the measures of a plan when a patient asks for them. They are not stored. */
export function planReadingOf(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  ownerId: string | null,
): PlanReading {
  const foods = ownFoodsReader(db)(ownerId);
  const work = { tasks, foods, tenant: ownerId ?? '' };
  return {
    fingerprint: async () => `${FOODS_VERSION} ${await foods.fingerprint()}`,
    shopping: (plan) => runOn(work, shoppingTask, plan),
    measures: (plan) => runOn(work, measuresTask, plan),
  };
}

const numbersTask: Task<PlanInput, Numeros> = {
  name: 'plan numbers',
  costMs,
  run(input) {
    const { list, citations, day, days, meals, recipes } = ended(planNumbers(input.texts, known(input)));
    const stored = (numbers: Numbers) => somaOf(numbers, (amount) => storedRange(faixaOf(amount)));
    return {
      lista: list,
      fontes: [...citations],
      dia: somaOf(day, faixaOf),
      ...(days && {
        dias: days.map((one, place) => ({
          dias: [...(input.texts.days?.[place]?.kind ?? [])],
          dia: stored(one.day),
          refeicoes: one.meals.map((meal) => meal && stored(meal)),
        })),
      }),
      refeicoes: meals.map(({ whole, options }) => ({ ...stored(whole), opcoes: options.map(stored) })),
      receitas: recipes.map(stored),
    };
  },
};

const swapsTask: Task<PlanInput, Plan['trocas']> = {
  name: 'plan swaps',
  costMs,
  run: (input) =>
    ended(planSwaps(input.texts, known(input), MOST_SWAPS, input.restrictions)).map(
      ({ line, equivalents }) => ({
        linha: line,
        por: [...equivalents],
      }),
    ),
};

const shoppingTask: Task<PlanInput, ShoppingNeeds> = {
  name: 'plan shopping',
  costMs,
  run: (input) => ended(planShopping(input.texts, known(input))),
};

const measuresTask: Task<PlanInput, MeasuredLine[]> = {
  name: 'plan measures',
  costMs,
  run: (input) => ended(planMeasures(input.texts, known(input))),
};

export const planTasks = [numbersTask, swapsTask, shoppingTask, measuresTask, nutrientsTask];

function somaOf<Range>({ amounts, lines, known }: Numbers, range: (amount: Amount) => Range): Soma<Range> {
  return {
    kcal: range(amounts.energy),
    proteina: range(amounts.protein),
    carboidrato: range(amounts.carbohydrate),
    gordura: range(amounts.fat),
    fibra: range(amounts.fibre),
    linhas: lines,
    conhecidas: known,
  };
}

const faixaOf = ({ least, chosen, most, missing }: Amount): Faixa => ({
  min: least,
  base: chosen,
  max: most,
  faltam: missing,
});
