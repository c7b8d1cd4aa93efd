import type { PastedPlan } from '@alecrim/domain/plan-from-text';
import type { PastedExample } from './fixtures.ts';

export interface Score {
  right: number;
  items: number;
  /** What differs, for the message of a failed test. */
  faults: string[];
}

const has = (text: string | undefined, words: string) =>
  (text ?? '').toLowerCase().includes(words.toLowerCase());

/** The meals of the plan in the order of the expected ones; undefined where a name is missing. */
function foundMeals({ meals }: PastedExample, { refeicoes }: PastedPlan) {
  let from = 0;
  return meals.map(({ name }) => {
    const at = refeicoes.findIndex(({ nome }, i) => i >= from && nome.toLowerCase() === name.toLowerCase());
    if (at >= 0) from = at + 1;
    return refeicoes[at];
  });
}

/** How many items are in the right meal and option, in their order. An item too many counts as a wrong one. */
export function itemScore(example: PastedExample, plan: PastedPlan): Score {
  const score: Score = { right: 0, items: 0, faults: [] };
  const found = foundMeals(example, plan);
  for (const [at, { name, options }] of example.meals.entries()) {
    if (!found[at]) score.faults.push(`no meal “${name}”`);
    const opcoes = found[at]?.opcoes ?? [];
    for (let number = 0; number < Math.max(options.length, opcoes.length); number++) {
      const [items, lines] = [options[number] ?? [], opcoes[number]?.itens ?? []];
      score.items += Math.max(items.length, lines.length);
      for (let place = 0; place < Math.max(items.length, lines.length); place++) {
        const [words, line] = [items[place], lines[place]];
        if (words !== undefined && has(line, words)) score.right++;
        else score.faults.push(`${name}, option ${number + 1}: “${line}” instead of “${words}”`);
      }
    }
  }
  for (const meal of plan.refeicoes.filter((meal) => !found.includes(meal))) {
    score.faults.push(`meal “${meal.nome}” is too much`);
    score.items += meal.opcoes.flatMap(({ itens }) => itens).length;
  }
  return score;
}

/** What else differs: title, times, recipes, sheets, notes. */
export function otherFaults(example: PastedExample, plan: PastedPlan): string[] {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  expect(has(plan.titulo, example.title), `title “${plan.titulo}” instead of “${example.title}”`);
  const found = foundMeals(example, plan);
  for (const [at, { name, time }] of example.meals.entries()) {
    const written = found[at]?.horario;
    expect(has(written, time), `time of ${name}: “${written}” instead of “${time}”`);
  }
  for (const note of example.notes) expect(has(plan.observacoes_finais, note), `no note “${note}”`);
  for (const [at, { name, ingredients, preparation }] of example.recipes.entries()) {
    const recipe = plan.receitas[at];
    expect(
      recipe?.nome.toLowerCase() === name.toLowerCase(),
      `recipe “${recipe?.nome}” instead of “${name}”`,
    );
    const isRight = ingredients.every((words, i) => has(recipe?.ingredientes[i], words));
    expect(isRight && recipe?.ingredientes.length === ingredients.length, `ingredients of ${name}`);
    expect(has(recipe?.modo_preparo, preparation), `preparation of ${name}`);
  }
  expect(plan.receitas.length === example.recipes.length, `${plan.receitas.length} recipes`);
  for (const [at, { title, items }] of example.sheets.entries()) {
    const sheet = plan.orientacoes[at];
    expect(has(sheet?.titulo, title), `sheet “${sheet?.titulo}” instead of “${title}”`);
    const isRight = items.every((words, i) => has(sheet?.itens[i], words));
    expect(isRight && sheet?.itens.length === items.length, `items of ${title}: ${sheet?.itens.join(' | ')}`);
  }
  expect(plan.orientacoes.length === example.sheets.length, `${plan.orientacoes.length} sheets`);
  return faults;
}
