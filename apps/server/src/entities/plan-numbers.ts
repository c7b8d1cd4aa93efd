import { type Draft, type Faixa, type Numeros, type Soma, storedRange } from '@alecrim/domain';
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
  const isSameText = before && READ.every((name) => draft[name] === before[name]);
  const mark = await foods.mark();
  if (isSameText && isRead(before.numeros as Numeros | null, mark))
    return { ...draft, numeros: before.numeros, versao_leitura: before.versao_leitura };
  const numeros = await numbersOf(draft as Plan, await foods.read());
  return {
    ...draft,
    numeros: mark ? { ...numeros, alimentos: mark } : numeros,
    versao_leitura: FOODS_VERSION,
  };
}

const isRead = (numeros: Numeros | null, mark: string) =>
  numeros?.lista === FOODS_VERSION && (numeros.alimentos ?? '') === mark;

async function numbersOf(plan: Plan, ownFoods: readonly Food[]): Promise<Numeros> {
  const known = { decisions: decisionsOf(plan.leituras), ownFoods };
  return numerosOf(await inTurns(planNumbers(planTexts(plan), known)));
}

function numerosOf({ list, citations, day, meals, recipes }: PlanNumbers): Numeros {
  const stored = (numbers: Numbers) => somaOf(numbers, (amount) => storedRange(faixaOf(amount)));
  return {
    lista: list,
    fontes: [...citations],
    dia: somaOf(day, faixaOf),
    refeicoes: meals.map(({ whole, options }) => ({ ...stored(whole), opcoes: options.map(stored) })),
    receitas: recipes.map(stored),
  };
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
