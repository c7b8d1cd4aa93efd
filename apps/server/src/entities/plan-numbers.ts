import type { Draft, Faixa, Numeros, Soma } from '@alecrim/domain';
import {
  type Amount,
  type Decision,
  FOODS_VERSION,
  type Numbers,
  type PlanNumbers,
  type PlanTexts,
  planNumbers,
} from '@alecrim/nutrition';
import { createPause } from '../platform/event-loop-turns.ts';
import type { Row } from './rows.ts';

type Plan = Draft<'Cardapio'>;
// What the numbers are read from.
const READ = ['refeicoes', 'receitas', 'leituras'] as const;

/** The numbers of a plan before it is saved. A save that leaves the text alone keeps those it has. */
export async function withNumbers(draft: Row, before?: Row): Promise<Row> {
  const plan = draft as Plan;
  if (before && isRead(before) && READ.every((name) => isSame(draft[name], before[name])))
    return { ...draft, numeros: before.numeros };
  return { ...draft, numeros: await numbersOf(plan) };
}

const isRead = ({ numeros }: Row) => (numeros as Plan['numeros'])?.lista === FOODS_VERSION;

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The largest plan has thousands of lines, so other requests are served between two options. */
async function numbersOf(plan: Plan): Promise<Numeros> {
  const pause = createPause();
  const steps = planNumbers(textsOf(plan), { decisions: decisionsOf(plan) });
  for (;;) {
    const step = steps.next();
    if (step.done) return numerosOf(step.value);
    await pause();
  }
}

function textsOf({ refeicoes, receitas }: Plan): PlanTexts {
  return {
    meals: refeicoes.map(({ opcoes }) => (opcoes ?? []).map(({ itens }) => itens ?? [])),
    recipes: receitas.map(({ nome, porcoes, ingredientes }) => ({
      name: nome ?? '',
      portions: porcoes ?? null,
      lines: ingredientes ?? [],
    })),
  };
}

function decisionsOf({ leituras }: Plan): ReadonlyMap<string, Decision> {
  return new Map(
    leituras.flatMap(({ texto, alimento, gramas, nao_contar }) => {
      const decision = { food: alimento ?? undefined, grams: gramas ?? undefined, skip: nao_contar === true };
      return texto ? [[texto, decision] as const] : [];
    }),
  );
}

function numerosOf({ list, day, meals, recipes }: PlanNumbers): Numeros {
  return {
    lista: list,
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
