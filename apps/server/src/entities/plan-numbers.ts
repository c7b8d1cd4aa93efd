import type { Draft, Faixa, Numeros, Soma } from '@alecrim/domain';
import {
  type Amount,
  decisionsOf,
  FOODS_VERSION,
  type Food,
  type Numbers,
  type PlanNumbers,
  planNumbers,
  planTexts,
} from '@alecrim/nutrition';
import { inTurns } from './in-turns.ts';
import type { OwnFoods } from './own-foods.ts';
import type { Row } from './rows.ts';

type Plan = Draft<'Cardapio'>;
// What the numbers are read from.
const READ = ['refeicoes', 'receitas', 'leituras'] as const;

/** The numbers of a plan before it is saved. They stay while its text and her own foods stay. */
export async function withNumbers(draft: Row, foods: OwnFoods, before?: Row): Promise<Row> {
  const isSameText = before && READ.every((name) => isSame(draft[name], before[name]));
  const mark = await foods.mark();
  if (isSameText && isRead(before.numeros as Numeros | null, mark))
    return { ...draft, numeros: before.numeros };
  const numeros = await numbersOf(draft as Plan, await foods.read());
  return { ...draft, numeros: mark ? { ...numeros, alimentos: mark } : numeros };
}

const isRead = (numeros: Numeros | null, mark: string) =>
  numeros?.lista === FOODS_VERSION && (numeros.alimentos ?? '') === mark;

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

async function numbersOf(plan: Plan, ownFoods: readonly Food[]): Promise<Numeros> {
  const known = { decisions: decisionsOf(plan.leituras), ownFoods };
  return numerosOf(await inTurns(planNumbers(planTexts(plan), known)));
}

function numerosOf({ list, citations, day, meals, recipes }: PlanNumbers): Numeros {
  return {
    lista: list,
    fontes: [...citations],
    dia: somaOf(day),
    refeicoes: meals.map(({ whole, options }) => ({ ...somaOf(whole), opcoes: options.map(somaOf) })),
    receitas: recipes.map(somaOf),
  };
}

function somaOf({ amounts, lines, known }: Numbers): Soma {
  return {
    kcal: faixaOf(amounts.energy),
    proteina: faixaOf(amounts.protein),
    carboidrato: faixaOf(amounts.carbohydrate),
    gordura: faixaOf(amounts.fat),
    fibra: faixaOf(amounts.fibre),
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
