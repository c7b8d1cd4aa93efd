import type { ShopPack, ShopUnit } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import type { Item } from '../reading/answer.ts';
import { correctionOf, packOf } from './shop-facts.ts';

/** A food as it is bought. */
export interface Sold {
  readonly name: string;
  readonly section: string;
  readonly by: ShopUnit;
  /** One gram, millilitre or piece of the sold food gives so many grams of the eaten food. */
  readonly grams: number;
  /** The packet in which a shop sells it. */
  readonly pack?: ShopPack;
}

// From this weight on a food is counted in pieces: bananas and rolls, not strawberries and rusks.
const LEAST_PIECE: Readonly<Record<string, number>> = {
  Hortifruti: 30,
  Padaria: 15,
  'Refeições prontas': 15,
};

/** The food that a shop sells for an eaten food, and its unit. */
export function soldAs(eaten: Food): Sold {
  const { food, factor } = rawFood(eaten);
  const pack = packOf(food);
  return {
    name: food.soldName ?? food.name,
    section: food.section,
    ...unitOf(food, factor),
    ...(pack && { pack }),
  };
}

/** A piece is bought whole, with its peel. What is bought by weight has its peel, rind or bones on the scales too. */
function unitOf(food: Food, factor: number): Pick<Sold, 'by' | 'grams'> {
  const { bought, isByWeight } = correctionOf(food);
  const clove = food.measures.find((measure) => measure.name === 'dente');
  if (clove) return { by: 'dente', grams: clove.grams };
  const piece = isByWeight ? undefined : pieceOf(food);
  if (piece) return { by: 'unidade', grams: piece / factor };
  if (food.density && food.soldBy !== 'g') return { by: 'ml', grams: food.density };
  return { by: 'g', grams: 1 / (factor * bought) };
}

/** Grams of one raw piece. Where the raw food has no weighed piece, that of the same food as it is served. */
function pieceOf(food: Food): number | undefined {
  const weighed = [food, ...familyOf(food)].flatMap((member) => {
    const unit = member.measures.find(({ name }) => name === 'unidade');
    return unit ? [unit.grams * (member === food ? 1 : (member.rawFactor ?? 1))] : [];
  });
  const least = food.group === 'Ovos' ? 0 : (LEAST_PIECE[food.section] ?? Number.POSITIVE_INFINITY);
  return weighed.find((grams) => grams >= least);
}

/** How much of it an item needs. A line that counts pieces means as many pieces, whatever each of them weighs. */
export function boughtAmount({ grams = 0, quantity, measure }: Item, sold: Sold): number {
  const counted = quantity?.value ?? 0;
  const ofOne = grams / counted;
  const countsPieces = measure === undefined || measure.name.startsWith('unidade');
  // "100 g de banana" has the quantity 100 too, and no piece of one gram.
  const isPiece = ofOne > sold.grams / 3 && ofOne < sold.grams * 3;
  return sold.by === 'unidade' && countsPieces && isPiece ? counted : grams / sold.grams;
}

export interface RawFood {
  readonly food: Food;
  /** Grams of it that make one gram of the food that is eaten. */
  readonly factor: number;
}

let families: Map<string, Food[]> | undefined;
export function familyOf({ family, isCustom }: Food): readonly Food[] {
  families ??= byFamily();
  return (family && !isCustom && families.get(family)) || [];
}

function byFamily(): Map<string, Food[]> {
  const found = new Map<string, Food[]>();
  for (const food of FOODS)
    if (food.family) found.set(food.family, [...(found.get(food.family) ?? []), food]);
  return found;
}

/** The raw food behind a cooked one. A food that is bought as it is eaten stays itself. */
export function rawFood(food: Food): RawFood {
  const raw = familyOf(food).find(({ preparation }) => preparation === 'cru');
  if (raw === undefined || raw === food) return { food, factor: food.rawFactor ?? 1 };
  const factor = food.rawFactor ?? ratioOf(food, raw);
  return factor === undefined ? { food, factor: 1 } : { food: raw, factor };
}

/**
 * For the few cooked foods without a factor, by the rule that made the others: meat keeps its protein, grains that are
 * boiled keep their energy. Vegetables, fruit and eggs weigh about the same.
 */
function ratioOf(cooked: Food, raw: Food): number | undefined {
  const ratio = (nutrient: 'protein' | 'energy') => {
    const [whole, part] = [raw.figures[nutrient], cooked.figures[nutrient]];
    return whole && part ? part / whole : undefined;
  };
  if (raw.group === 'Ovos' || raw.section === 'Hortifruti') return 1;
  const yields = YIELDS[raw.group];
  const protein = yields && ratio('protein');
  if (protein) return Math.min(Math.max(protein, yields[0]), yields[1]);
  return raw.section === 'Mercearia' && cooked.preparation === 'cozido' ? ratio('energy') : undefined;
}

/** Grams of raw meat in one of cooked meat, least and most: two samples of a table may be of unlike animals. */
export const YIELDS: Readonly<Record<string, readonly [number, number]>> = {
  Carnes: [1.25, 1.55],
  Aves: [1.25, 1.55],
  'Embutidos e frios': [1, 1.55],
  'Peixes e frutos do mar': [1.15, 1.35],
};
