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

/** How many items are in the right meal and option, in their order. An item too many counts as a wrong one. */
export function itemScore({ meals }: PastedExample, plan: PastedPlan): Score {
  const score: Score = { right: 0, items: 0, faults: [] };
  for (const [at, meal] of meals.entries()) {
    const found = plan.refeicoes[at];
    const isMeal = found?.nome.toLowerCase() === meal.name.toLowerCase();
    if (!isMeal) score.faults.push(`meal ${at + 1}: “${found?.nome}” instead of “${meal.name}”`);
    for (const [number, items] of meal.options.entries()) {
      const lines = (isMeal && found?.opcoes[number]?.itens) || [];
      score.items += Math.max(items.length, lines.length);
      for (const [place, words] of items.entries()) {
        if (has(lines[place], words)) score.right++;
        else score.faults.push(`${meal.name}, option ${number + 1}: “${lines[place]}” instead of “${words}”`);
      }
      for (const line of lines.slice(items.length)) score.faults.push(`${meal.name}: “${line}” is too much`);
    }
    for (const { itens } of found?.opcoes.slice(meal.options.length) ?? []) score.items += itens.length || 1;
  }
  for (const { nome, opcoes } of plan.refeicoes.slice(meals.length)) {
    score.faults.push(`meal “${nome}” is too much`);
    score.items += opcoes.flatMap(({ itens }) => itens).length || 1;
  }
  return score;
}

/** What else differs: title, times, recipes, sheets, notes. */
export function otherFaults(example: PastedExample, plan: PastedPlan): string[] {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  expect(has(plan.titulo, example.title), `title “${plan.titulo}” instead of “${example.title}”`);
  for (const [at, { name, time }] of example.meals.entries()) {
    const written = plan.refeicoes[at]?.horario;
    expect(has(written, time), `time of ${name}: “${written}” instead of “${time}”`);
  }
  for (const note of example.notes) expect(has(plan.observacoes_finais, note), `no note “${note}”`);
  for (const [at, { name, ingredients, preparation }] of example.recipes.entries()) {
    const recipe = plan.receitas[at];
    expect(recipe?.nome.toLowerCase() === name.toLowerCase(), `recipe “${recipe?.nome}” instead of “${name}”`);
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
