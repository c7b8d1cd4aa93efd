import type { Food } from '../food.ts';
import type { WrittenAmount } from '../reading/amount-at.ts';

/** Counted as wholes: half a leaf cannot be measured. */
const WHOLE = new Set(
  'coxa sobrecoxa asa folha ramo rodela dente gomo bago espetinho quadradinho bola sachê punhado garfada gota pitada'.split(
    ' ',
  ),
);
/** A measuring cup has a mark at every quarter. */
const QUARTERS = new Set(['xícara de chá']);
/** Pieces and vessels without a size of their own: beside them the grams change and the number stays. */
const OPEN_SIZE = new Set(
  'filé bife posta pedaço copo caneca tigela prato punhado porção lata garrafa caixa pacote frasco'
    .split(' ')
    .concat('copo grande', 'copo pequeno'),
);
/** Bread is sold in slices; melon and cheese are cut as thick as the grams say. */
const SLICED = 'Pães, bolos e biscoitos';
/** Pieces with a bone cannot be cut in halves: families of the food list. */
const BONE_IN = /^(?:coxa|sobrecoxa|asa|coxinha|costela)\b/;
/** A nut or a grape is too small to be cut in halves. */
const LEAST_HALVED_G = 20;
const NEAR = 1e-6;

/** The step in which a counted amount changes: ½ spoon, ¼ cup, a whole egg, ½ fruit, a whole nut or drumstick. */
export function countStep({ quantity, measure }: WrittenAmount, food: Food, gramsOfOne: number): number {
  const step = usualStep(measure?.measure.name ?? 'unidade', food, gramsOfOne);
  const value = quantity?.range?.[0] ?? quantity?.value ?? 1;
  // Amounts that are written finer than that can be measured: "¼ de abacate", "⅓ de xícara".
  const finer = [1 / 2, 1 / 4].filter((one) => one < step);
  return [step, ...finer, 1 / 3, 1 / 8].find((one) => isMultiple(value, one)) ?? step;
}

function usualStep(measure: string, food: Food, gramsOfOne: number): number {
  if (WHOLE.has(measure)) return 1;
  if (QUARTERS.has(measure)) return 1 / 4;
  if (measure !== 'unidade') return 1 / 2;
  const isWhole = food.group === 'Ovos' || BONE_IN.test(food.id) || gramsOfOne < LEAST_HALVED_G;
  return isWhole ? 1 : 1 / 2;
}

const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 0.02;

export function isOpenSize({ measure }: WrittenAmount, food: Food | undefined): boolean {
  const name = measure?.measure.name ?? '';
  return OPEN_SIZE.has(name) || (name === 'fatia' && food?.group !== SLICED);
}

/** Grams that a kitchen scale shows and a person reads: 1 g up to 20, 5 g up to 100, 10 g above. */
function gramStep(grams: number): number {
  if (grams < 20) return 1;
  return grams < 100 ? 5 : 10;
}

/** 1 ml up to 20, 5 ml up to 50, 10 ml up to 300, 50 ml above. */
function millilitreStep(millilitres: number): number {
  if (millilitres < 20) return 1;
  if (millilitres < 50) return 5;
  return millilitres <= 300 ? 10 : 50;
}

export function weightStep(kind: 'g' | 'ml', value: number): number {
  return kind === 'g' ? gramStep(value) : millilitreStep(value);
}

/** Grams beside a count follow from it: whole grams, fives from 100 g on. */
export const besideStep = (value: number): number => (value < 100 ? 1 : 5);

/** The multiple of the step that is nearest; of two, the one nearer to what was written. Never zero. */
export function stepped(wanted: number, step: number, before: number): number {
  const steps = wanted / step;
  const lower = Math.floor(steps + NEAR);
  const isTie = Math.abs(steps - lower - 0.5) < NEAR;
  const nearest = isTie ? lower + (before > wanted ? 1 : 0) : Math.round(steps);
  return Math.max(1, nearest) * step;
}
