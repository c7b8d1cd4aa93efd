import type { Food, Measure } from '../food.ts';
import { USUAL_WEIGHTS } from '../measure-tables.ts';
import { measureNamed } from '../measures.ts';
import type { MeasureAt } from './quantities.ts';

interface FoundMeasure {
  readonly measure: Measure;
  readonly grams: number;
  readonly exact: boolean;
}

const SIZED: Readonly<Record<string, string>> = {
  pequena: 'pequen',
  grande: 'grande',
  média: 'médi',
  fina: 'fin',
  rasa: 'ras',
};

/** The food's own measure of this name and size, or one that comes near. */
export function ownMeasure(
  food: Food,
  name: string,
  others: readonly string[],
  size: MeasureAt['size'],
): FoundMeasure | undefined {
  const stem = size && SIZED[size.name];
  const sized = stem && food.measures.find((one) => one.name.startsWith(`${name} ${stem}`));
  if (sized) return { measure: sized, grams: sized.grams, exact: true };
  const own = food.measures.find((one) => one.name === name);
  const factor = size?.factor ?? 1;
  if (own !== undefined) return { measure: own, grams: own.grams * factor, exact: true };
  for (const other of others) {
    const near = food.measures.find((one) => one.name === other);
    // One "coxa de frango" is one unit of it.
    const itself = other === 'unidade' && food.name.toLowerCase().startsWith(name);
    if (near !== undefined) return { measure: near, grams: near.grams * factor, exact: itself };
  }
  return undefined;
}

/** A spoon that the food lacks, from one that it has, by what spoons hold. */
export function bySpoon(food: Food, name: string, ml: number | undefined): number | undefined {
  if (ml === undefined || !/^(colher|xícara)/.test(name)) return undefined;
  for (const other of ['colher de sopa', 'colher de sobremesa', 'colher de chá', 'xícara de chá']) {
    const own = food.measures.find((one) => one.name === other);
    const holds = measureNamed(other)?.ml;
    if (own === undefined || holds === undefined) continue;
    const inSpoons = (measureNamed(name)?.spoons ?? 0) / (measureNamed(other)?.spoons ?? 1);
    // Spoons of what is not poured are heaped and cups are not: a cup holds six of them.
    return own.grams * (food.density === undefined && name.startsWith('xícara') ? inSpoons : ml / holds);
  }
  return undefined;
}

/** Whether the food's own measure weighs about what it weighs in its group: 35 g are no "pedaço" of meat for everyone. */
export function isUsual(food: Food, { name, grams }: Measure): boolean {
  const share = grams / (usualWeight(food, name) ?? grams);
  return share > 0.6 && share < 1.7;
}

// A serving of fruit is one, if one is neither a berry nor a melon.
const LEAST_WHOLE = 60;
const MOST_WHOLE = 220;

/** What one measure of a food of this group usually weighs: a guess that is never sure. */
export function usualWeight({ group, measures }: Food, measure: string): number | undefined {
  const whole = measures.find(({ name }) => name === 'unidade')?.grams ?? 0;
  const isServing = group === 'Frutas' && measure === 'porção' && whole >= LEAST_WHOLE && whole <= MOST_WHOLE;
  if (isServing) return whole;
  const grams = USUAL_WEIGHTS[group];
  // Any noun before a food may be a measure, also "constructor".
  if (grams && Object.hasOwn(grams, measure)) return grams[measure];
  // A plate of leaves is not a plate of rice.
  if (group === 'Verduras e legumes' && /^(?:prato|tigela)/.test(measure)) return undefined;
  const spoon = grams?.['colher de sopa'];
  const spoons = measureNamed(measure)?.spoons;
  return spoon === undefined || spoons === undefined ? undefined : spoon * spoons;
}
