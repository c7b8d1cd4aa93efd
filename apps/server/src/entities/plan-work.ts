import { randomUUID } from 'node:crypto';
import type { Draft, RestricaoDoPaciente } from '@alecrim/domain';
import { decisionsOf, type Food, type PlanTexts, planTexts } from '@alecrim/nutrition';
import type { DriPerson } from '@alecrim/nutrition/intake';
import { createLruCache } from '../platform/lru-cache.ts';
import type { Task, Tasks } from '../platform/tasks.ts';
import type { OwnFoods } from './own-foods.ts';

type Plan = Draft<'Cardapio'>;
export type PlanParts = Pick<Plan, 'refeicoes' | 'receitas' | 'leituras'>;

/** What reading a plan in a thread needs. */
export interface ReadWork {
  tasks: Tasks;
  foods: OwnFoods;
  tenant: string;
}

export interface PlanInput {
  texts: PlanTexts;
  leituras: Plan['leituras'];
  foods: SharedFoods;
  restrictions?: readonly RestricaoDoPaciente[];
  /** Whom reference intakes are for. */
  person?: DriPerson;
}

/** Own foods on their way to a thread. */
interface SharedFoods {
  /** Names the same foods in the next task, so that their index is built once. */
  key: string;
  count: number;
  /** JSON in shared memory: thousands of foods are not copied for every plan. */
  bytes: Uint8Array;
}

export async function runOn<Output>(
  { tasks, foods, tenant }: ReadWork,
  task: Task<PlanInput, Output>,
  plan: PlanParts,
  about: Pick<PlanInput, 'restrictions' | 'person'> = {},
): Promise<Output> {
  const shared = await sharedFoods(foods);
  const input = { texts: planTexts(plan), leituras: plan.leituras, foods: shared, ...about };
  return tasks.run(task, input, tenant);
}

// Measured on long lines of many foods, on a slow machine: 10 µs a character, 600 µs for the index entry of a food.
const MS_PER_CHARACTER = 0.01;
const MS_PER_FOOD = 0.6;
// Most short lines are known words, and lines that were read once are cached.
const SHORT_LINE = 120;
const SHARE_OF_SHORT_LINES = 0.2;

export function costMs({ texts: { meals, recipes }, foods }: PlanInput): number {
  let characters = 0;
  const add = (lines: readonly string[]) => {
    for (const { length } of lines)
      characters += length <= SHORT_LINE ? length * SHARE_OF_SHORT_LINES : length;
  };
  for (const options of meals) options.forEach(add);
  for (const { lines } of recipes) add(lines);
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

export function known({ leituras, foods }: PlanInput) {
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

/** Runs all steps without a pause, because a worker thread serves no other request meanwhile. */
export function ended<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
