import type { Problem } from './entity.ts';
import { KCAL_PER_GRAM as KCAL } from './targets.ts';

/** The figures of a food as a label gives them, for `base`. Empty is unknown. */
export interface FoodFigures {
  base: string | null;
  porcao_gramas: number | null;
  kcal: number;
  proteina: number | null;
  carboidrato: number | null;
  gordura: number | null;
  gordura_saturada: number | null;
  fibra: number | null;
  acucar: number | null;
  sodio_mg: number | null;
  medidas: readonly { nome?: string | null; gramas?: number | null }[];
}

// A label rounds each of three figures by half a gram at most; its energy was computed before that.
const ROUNDED_GRAMS = 1.5;
const ROUNDED_KCAL = 10;
const TOLERANCE = 0.2;
// Tables measure sugar, and give as carbohydrate what the other nutrients leave: milk has 5.3 g of one and 4.5 g of the other.
const SUGAR_SLACK = 1;
const SATURATED_SLACK = 0.5;
// Spirits hold up to 40 g of alcohol in 100 g, at 7 kcal each.
const ALCOHOL_KCAL = 2.8;

/** The grams that the figures are for. */
export const baseGrams = ({ base, porcao_gramas }: Pick<FoodFigures, 'base' | 'porcao_gramas'>) =>
  base === 'porção' ? porcao_gramas : 100;

/** What no food can hold, with the reason. `docs/foods.md` states the rules. */
export function impossibleFigures(food: FoodFigures): Problem[] {
  const grams = baseGrams(food);
  if (!grams) return [at('porcao_gramas', 'Informe quantos gramas tem a porção'), ...measures(food)];
  return [...parts(food), ...mass(food, grams), ...energy(food, grams), ...measures(food)];
}

const at = (field: keyof FoodFigures, message: string): Problem => ({ path: [field], message });

/** A part is never more than its whole, apart from how the two were measured and rounded. */
function parts({ gordura, gordura_saturada, carboidrato, acucar }: FoodFigures): Problem[] {
  const problems: Problem[] = [];
  if (gordura !== null && (gordura_saturada ?? 0) > gordura + SATURATED_SLACK)
    problems.push(at('gordura_saturada', `A gordura saturada faz parte da gordura total (${g(gordura)})`));
  if (carboidrato !== null && (acucar ?? 0) > carboidrato + SUGAR_SLACK)
    problems.push(at('acucar', `Os açúcares fazem parte do carboidrato (${g(carboidrato)})`));
  return problems;
}

/** The known grams of macronutrients; a part stands for a whole that is unknown. */
const knownMass = ({ proteina, carboidrato, gordura, gordura_saturada, acucar }: FoodFigures) =>
  (proteina ?? 0) + (carboidrato ?? acucar ?? 0) + (gordura ?? gordura_saturada ?? 0);

function mass(food: FoodFigures, grams: number): Problem[] {
  const { proteina, carboidrato, gordura, fibra, sodio_mg } = food;
  const known = knownMass(food);
  const problems: Problem[] = [];
  if (known > grams + ROUNDED_GRAMS) {
    const fields = { proteina, carboidrato, gordura };
    const [largest] = Object.entries(fields).sort(([, a], [, b]) => (b ?? 0) - (a ?? 0))[0] as [
      keyof typeof fields,
      unknown,
    ];
    problems.push(
      at(largest, `Proteína, carboidrato e gordura somam ${g(known)} em ${g(grams)} de alimento`),
    );
  }
  // Some labels count fibre as carbohydrate and some beside it: it must fit in one of the two ways.
  const fitsInside = carboidrato !== null && (fibra ?? 0) <= carboidrato;
  if (fibra !== null && !fitsInside && known + fibra > grams + ROUNDED_GRAMS)
    problems.push(
      at('fibra', `${g(fibra)} de fibra não cabem em ${g(grams)} de alimento com os outros nutrientes`),
    );
  if ((sodio_mg ?? 0) > grams * 1_000)
    problems.push(at('sodio_mg', `Há mais sódio do que os ${g(grams)} de alimento`));
  return problems;
}

function energy(food: FoodFigures, grams: number): Problem[] {
  const { kcal, carboidrato } = food;
  const [least, most] = energyRange(food, grams);
  if (kcal > most)
    return [
      at(
        'kcal',
        `${n(kcal)} kcal é mais do que estes valores podem dar (até ${n(Math.floor(most))} kcal). Confira se não são kJ`,
      ),
    ];
  if (kcal < least) {
    const hint = carboidrato ? '. Se houver polióis, informe também os açúcares' : '';
    return [
      at(
        'kcal',
        `${n(kcal)} kcal é menos do que estes valores dão (ao menos ${n(Math.ceil(least))} kcal)${hint}`,
      ),
    ];
  }
  return [];
}

/** What the known figures can make, from 4/4/9 kcal a gram; unknown ones may fill the rest of the food. */
function energyRange(food: FoodFigures, grams: number): [least: number, most: number] {
  const { proteina, carboidrato, gordura, gordura_saturada, fibra, acucar } = food;
  const protein = (proteina ?? 0) * KCAL.proteina;
  const fat = (gordura ?? gordura_saturada ?? 0) * KCAL.gordura;
  const room = Math.max(0, grams - knownMass(food));
  const perUnknownGram =
    gordura === null ? KCAL.gordura : proteina === null || carboidrato === null ? KCAL.carboidrato : 0;
  // Only drinks without protein and fat are taken for alcoholic ones.
  const isPlain = (proteina ?? 0) + (gordura ?? 0) <= grams / 100;
  const alcohol = isPlain ? Math.min(room * 7, grams * ALCOHOL_KCAL) : 0;
  const known = protein + fat + (carboidrato ?? acucar ?? 0) * KCAL.carboidrato + (fibra ?? 0) * KCAL.fibra;
  const most = Math.min(
    known * (1 + TOLERANCE) + Math.max(room * perUnknownGram, alcohol) + ROUNDED_KCAL,
    grams * KCAL.gordura + ROUNDED_KCAL,
  );
  // Fibre and most polyols make about 2 kcal a gram. Erythritol makes none, and its labels say how much is sugar.
  const sugar = acucar ?? 0;
  const otherCarbs = Math.max(0, (carboidrato ?? 0) - sugar) * (acucar === null ? 2 : 0);
  const least = (protein + fat + sugar * KCAL.carboidrato + otherCarbs) * (1 - TOLERANCE) - ROUNDED_KCAL;
  return [least, most];
}

/** A measure needs a name and a weight. An empty row says nothing and is no problem. */
function measures({ medidas }: FoodFigures): Problem[] {
  return medidas.flatMap(({ nome, gramas }, index): Problem[] => {
    const isNamed = Boolean(nome?.trim());
    if (isNamed && !gramas) return [{ path: ['medidas', index, 'gramas'], message: 'Informe os gramas' }];
    if (!isNamed && gramas)
      return [{ path: ['medidas', index, 'nome'], message: 'Informe o nome da medida' }];
    return [];
  });
}

const n = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');
const g = (value: number) => `${n(value)} g`;
