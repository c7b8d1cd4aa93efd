import { foldLetters } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { type Doubt, doubt } from './answer.ts';
import { IN_FAT, MEATS } from './denials.ts';
import { keyOf } from './fold.ts';
import type { FoodIndex } from './food-index.ts';

/** Ways that hardly change the figures of the cooked food. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  grelhado: ['grelhado', 'assado', 'cozido'],
  assado: ['assado', 'grelhado', 'cozido'],
  cozido: ['cozido', 'refogado', 'ensopado'],
  refogado: ['refogado', 'cozido', 'mexido'],
  ensopado: ['ensopado', 'cozido'],
  desfiado: ['desfiado', 'cozido'],
  mexido: ['mexido', 'frito'],
  poché: ['poché', 'cozido'],
  frito: ['frito', 'mexido'],
  torrado: ['torrado', 'assado'],
  cru: ['cru'],
};

/** Meat and fish lose water on the grill, in the oven and in the pot alike; fat comes only from the pan. */
const WITHOUT_FAT = new Set(['grelhado', 'assado', 'cozido']);
const isCookedAlike = ({ group, preparation = '' }: Food, wanted: string): boolean =>
  MEATS.has(group) && WITHOUT_FAT.has(preparation) && WITHOUT_FAT.has(wanted);

/** What has more in 100 g may be the fried food already: a pastry of the list. */
const FRIED_FAT = 10;

interface Prepared {
  food: Food;
  doubt?: Doubt;
}

/** "Lentilha" of "Lentilha cozida". */
function nameWithoutPreparation({ name, preparation = '' }: Food): string {
  const words = name
    .split(' ')
    .filter((word) => keyOf(foldLetters(word)) !== keyOf(foldLetters(preparation)));
  return words.join(' ').replace(/,$/, '') || name;
}

/** The food of the family that is prepared as the line says, or the one that comes nearest. */
export function preparedAs(index: FoodIndex, food: Food, wanted: readonly string[]): Prepared {
  const found = nearestOf(index, food, wanted);
  // "Empanado assado": the tables have it from the pan, or without the crumbs.
  const isBakedCrumbs = wanted.includes('empanado') && wanted.some((one) => WITHOUT_FAT.has(one));
  if (!isBakedCrumbs || found.doubt !== undefined || food.preparation === undefined) return found;
  const lacking = wanted.find((one) => one !== found.food.preparation) ?? '';
  return { ...found, doubt: doubt('preparation', lacking, found.food.name) };
}

function nearestOf(index: FoodIndex, food: Food, wanted: readonly string[]): Prepared {
  const [first] = wanted;
  if (first === undefined) return { food };
  if (food.preparation === undefined) {
    const fried =
      (food.figures.fat ?? 0) < FRIED_FAT && wanted.find((one) => one === 'frito' || one === 'empanado');
    return fried ? { food, doubt: doubt('preparation', fried, food.name) } : { food };
  }
  // "grelhado (peso cru)": the grams are of the raw food. In the pan it takes up fat, which the raw food lacks.
  if (wanted.length > 1 && wanted.includes('cru')) {
    const raw = nearestOf(index, food, ['cru']);
    const inFat = wanted.find((one) => IN_FAT.has(one));
    return inFat ? { ...raw, doubt: doubt('preparation', inFat, raw.food.name) } : raw;
  }
  if (wanted.includes(food.preparation)) return { food };
  const family = food.family === undefined ? [food] : (index.families.get(food.family) ?? [food]);
  for (const preparation of wanted) {
    const exact = family.find((one) => one.preparation === preparation);
    if (exact !== undefined) return { food: exact };
  }
  // Grated, shredded or minced: the shape of the food, not the way it is cooked.
  const cooked = wanted.filter((one) => !['desfiado', 'moído', 'ralado'].includes(one));
  for (const preparation of wanted)
    for (const alike of ALIKE[preparation] ?? []) {
      const near = family.find((one) => one.preparation === alike);
      if (near !== undefined)
        return cooked.length === 0 || isCookedAlike(near, preparation)
          ? { food: near }
          : { food: near, doubt: doubt('similar-preparation', first, nameWithoutPreparation(food)) };
    }
  if (cooked.length === 0) return { food };
  return { food, doubt: doubt('preparation', first, food.name) };
}
