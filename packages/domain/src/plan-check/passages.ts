import { mealName, optionPlace, partName } from '../part-names.ts';
import type { WrittenPlan } from '../plan-lines.ts';

/** A line of a plan: the field of the form that holds it, and where that is, for a person. */
export interface PlanPassage {
  path: string;
  onde: string;
  text: string;
}

type Text = string | null | undefined;

/** Every line of a plan, with its title, in the order of the form. */
export function passagesOf(plan: WrittenPlan & { titulo?: Text }): PlanPassage[] {
  const passages: PlanPassage[] = [];
  const add = (path: string, onde: string, ...texts: readonly Text[]) => {
    for (const line of texts.flatMap((text) => (text ?? '').split('\n')))
      if (line.trim()) passages.push({ path, onde, text: line });
  };
  add('titulo', 'Título', plan.titulo);
  for (const [i, { nome, opcoes }] of (plan.refeicoes ?? []).entries()) {
    add(`refeicoes.${i}.nome`, mealName({ nome }, i + 1), nome);
    for (const [j, { descricao, itens }] of (opcoes ?? []).entries()) {
      const [path, onde] = [`refeicoes.${i}.opcoes.${j}`, whereIn(plan, i, j)];
      add(`${path}.descricao`, onde, descricao);
      add(`${path}.itens`, onde, ...(itens ?? []));
    }
  }
  for (const [i, { nome, ingredientes, modo_preparo }] of (plan.receitas ?? []).entries()) {
    const [path, onde] = [`receitas.${i}`, partName('Receita', nome, i + 1)];
    add(`${path}.nome`, onde, nome);
    add(`${path}.ingredientes`, onde, ...(ingredientes ?? []));
    add(`${path}.modo_preparo`, onde, modo_preparo);
  }
  for (const [i, { titulo, itens }] of (plan.orientacoes ?? []).entries()) {
    const [path, onde] = [`orientacoes.${i}`, partName('Orientação', titulo, i + 1)];
    add(`${path}.titulo`, onde, titulo);
    add(`${path}.itens`, onde, ...(itens ?? []));
  }
  add('observacoes_finais', 'Observações finais', plan.observacoes_finais);
  return passages;
}

/** "Almoço, opção 2"; of a single option, only the meal. */
export function whereIn({ refeicoes }: WrittenPlan, meal: number, option: number): string {
  const { nome, opcoes } = refeicoes?.[meal] ?? {};
  return optionPlace(mealName({ nome }, meal + 1), option + 1, opcoes?.length ?? 0);
}
