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
    add(`refeicoes.${i}.nome`, mealName(plan, i), nome);
    for (const [j, { descricao, itens }] of (opcoes ?? []).entries()) {
      const [path, onde] = [`refeicoes.${i}.opcoes.${j}`, optionName(plan, i, j)];
      add(`${path}.descricao`, onde, descricao);
      add(`${path}.itens`, onde, ...(itens ?? []));
    }
  }
  for (const [i, { nome, ingredientes, modo_preparo }] of (plan.receitas ?? []).entries()) {
    const [path, onde] = [`receitas.${i}`, nome?.trim() || `Receita ${i + 1}`];
    add(`${path}.nome`, onde, nome);
    add(`${path}.ingredientes`, onde, ...(ingredientes ?? []));
    add(`${path}.modo_preparo`, onde, modo_preparo);
  }
  for (const [i, { titulo, itens }] of (plan.orientacoes ?? []).entries()) {
    const [path, onde] = [`orientacoes.${i}`, titulo?.trim() || `Orientação ${i + 1}`];
    add(`${path}.titulo`, onde, titulo);
    add(`${path}.itens`, onde, ...(itens ?? []));
  }
  add('observacoes_finais', 'Observações finais', plan.observacoes_finais);
  return passages;
}

/** "Almoço" */
export const mealName = ({ refeicoes }: WrittenPlan, meal: number): string =>
  refeicoes?.[meal]?.nome?.trim() || `Refeição ${meal + 1}`;

/** "Almoço, opção 2"; of a single option, only the meal. */
export const optionName = (plan: WrittenPlan, meal: number, option: number): string =>
  (plan.refeicoes?.[meal]?.opcoes?.length ?? 0) > 1
    ? `${mealName(plan, meal)}, opção ${option + 1}`
    : mealName(plan, meal);
