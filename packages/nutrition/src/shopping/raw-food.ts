import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';

export interface RawFood {
  readonly food: Food;
  /** Grams of it that make one gram of the food that is eaten. */
  readonly factor: number;
}

let families: Map<string, Food[]> | undefined;
export function familyOf({ family, isHers }: Food): readonly Food[] {
  families ??= byFamily();
  return (family && !isHers && families.get(family)) || [];
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
  if (ANIMAL.has(raw.group)) return ratio('protein');
  return raw.section === 'Mercearia' && cooked.preparation === 'cozido' ? ratio('energy') : undefined;
}

const ANIMAL = new Set(['Carnes', 'Aves', 'Peixes e frutos do mar', 'Embutidos e frios']);
