import { randomUUID } from 'node:crypto';
import {
  type Draft,
  type EntityName,
  type Faixa,
  MOST_SWAPS,
  type Numeros,
  type RestricaoDoPaciente,
  type ShoppingNeeds,
  type Soma,
  storedRange,
} from '@alecrim/domain';
import {
  type Amount,
  decisionsOf,
  FOODS_VERSION,
  type Food,
  type Numbers,
  type PlanTexts,
  planNumbers,
  planShopping,
  planSwaps,
  planTexts,
} from '@alecrim/nutrition';
import type { Deps } from '../platform/deps.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import type { Task, Tasks } from '../platform/tasks.ts';
import { type OwnFoods, ownFoodsReader } from './own-foods.ts';
import type { RestrictionsOf } from './restrictions.ts';
import type { Row } from './rows.ts';

type Plan = Draft<'Cardapio'>;
type PlanParts = Pick<Plan, 'refeicoes' | 'receitas' | 'leituras'>;

interface PlanWork {
  tasks: Tasks;
  foods: OwnFoods;
  restrictionsOf: RestrictionsOf;
  tenant: string;
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
  // Swaps are made with the numbers: while those of `before` are valid, so are its swaps.
  const isValid = before?.versao_leitura === FOODS_VERSION && numbers.numeros === before.numeros;
  const swaps = await swapsFor(work, draft, isValid ? before : undefined);
  // Its owner saves it and sees its present numbers.
  return { ...numbers, ...swaps, kcal_novo: null };
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
  const trocas = isSame ? before.trocas : await runOn(work, swapsTask, draft as Plan, list);
  return { trocas, trocas_para: fingerprint || null };
}

/**
 * Whether the patient's page may show the swaps of a row: never those that other foods or rules made. The caller also compares
 * `trocas_para` with the patient's restrictions.
 */
export const areSwapsShown = `cardapios.permitir_trocas and cardapios.versao_leitura = '${FOODS_VERSION}'`;

interface PlanShopping {
  /** Changes with the list of foods and with the owner's foods. */
  fingerprint(): Promise<string>;
  read(plan: PlanParts): Promise<ShoppingNeeds>;
}

/** What has to be bought for a plan of this owner. It is computed when a list is opened and not stored. */
export function planShoppingOf(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  ownerId: string | null,
): PlanShopping {
  const foods = ownFoodsReader(db)(ownerId);
  return {
    fingerprint: async () => `${FOODS_VERSION} ${await foods.fingerprint()}`,
    read: (plan) => runOn({ tasks, foods, tenant: ownerId ?? '' }, shoppingTask, plan),
  };
}

interface PlanInput {
  texts: PlanTexts;
  leituras: Plan['leituras'];
  foods: SharedFoods;
  restrictions?: readonly RestricaoDoPaciente[];
}

/** Own foods on their way to a thread. */
interface SharedFoods {
  /** Names the same foods in the next task, so that their index is built once. */
  key: string;
  count: number;
  /** JSON in shared memory: thousands of foods are not copied for every plan. */
  bytes: Uint8Array;
}

async function runOn<Output>(
  { tasks, foods, tenant }: Omit<PlanWork, 'restrictionsOf'>,
  task: Task<PlanInput, Output>,
  plan: PlanParts,
  restrictions?: PlanInput['restrictions'],
): Promise<Output> {
  const shared = await sharedFoods(foods);
  const input = { texts: planTexts(plan), leituras: plan.leituras, foods: shared, restrictions };
  return tasks.run(task, input, tenant);
}

// Measured on long lines of many foods, on a slow machine: 10 µs a character, 600 µs for the index entry of a food.
const MS_PER_CHARACTER = 0.01;
const MS_PER_FOOD = 0.6;
// Most short lines are known words, and lines that were read once are cached.
const SHORT_LINE = 120;
const SHARE_OF_SHORT_LINES = 0.2;

function costMs({ texts: { meals, recipes }, foods }: PlanInput): number {
  let characters = 0;
  for (const lines of [...meals.flat(), ...recipes.map(({ lines }) => lines)])
    for (const { length } of lines)
      characters += length <= SHORT_LINE ? length * SHARE_OF_SHORT_LINES : length;
  return characters === 0 ? 0 : characters * MS_PER_CHARACTER + foods.count * MS_PER_FOOD;
}

const shared = new WeakMap<readonly Food[], SharedFoods>();

async function sharedFoods(own: OwnFoods): Promise<SharedFoods> {
  const foods = await own.read();
  const made = shared.get(foods) ?? encoded(foods);
  shared.set(foods, made);
  return made;
}

function encoded(foods: readonly Food[]): SharedFoods {
  const text = Buffer.from(JSON.stringify(foods));
  const bytes = new Uint8Array(new SharedArrayBuffer(text.length));
  bytes.set(text);
  return { key: randomUUID(), count: foods.length, bytes };
}

// Of all owners together; the index of a food takes some kilobytes.
const MAX_CACHED_FOODS = 6_000;
const cachedFoods = createLruCache<readonly Food[]>(MAX_CACHED_FOODS, ({ length }) => length);

function known({ leituras, foods }: PlanInput) {
  return { decisions: decisionsOf(leituras), ownFoods: foods.count === 0 ? [] : foodsIn(foods) };
}

function foodsIn({ key, bytes }: SharedFoods): readonly Food[] {
  const cached = cachedFoods.get(key);
  if (cached) return cached;
  // Copied: a decoder takes no shared memory.
  const foods = JSON.parse(Buffer.from(bytes).toString()) as Food[];
  cachedFoods.set(key, foods);
  return foods;
}

const numbersTask: Task<PlanInput, Numeros> = {
  name: 'plan numbers',
  costMs,
  run(input) {
    const { list, citations, day, meals, recipes } = ended(planNumbers(input.texts, known(input)));
    const stored = (numbers: Numbers) => somaOf(numbers, (amount) => storedRange(faixaOf(amount)));
    return {
      lista: list,
      fontes: [...citations],
      dia: somaOf(day, faixaOf),
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

export const planTasks = [numbersTask, swapsTask, shoppingTask];

function ended<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

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
