import { mealName, optionPlace, partName } from './part-names.ts';

/** A text of a plan, and the part that it is written in. */
export interface PlanLine {
  /** For a person: "Almoço, opção 2". */
  onde: string;
  texto: string;
}

type Text = string | null | undefined;

/** The lists of a plan, as far as they are read here. */
export interface WrittenPlan {
  refeicoes?: readonly {
    nome?: Text;
    horario?: Text;
    opcoes?: readonly { descricao?: Text; itens?: readonly string[] | null }[] | null;
  }[];
  receitas?: readonly { nome?: Text; ingredientes?: readonly string[] | null; modo_preparo?: Text }[];
  orientacoes?: readonly { titulo?: Text; itens?: readonly string[] | null }[];
  observacoes_finais?: Text;
}

/** Every text that a nutritionist has written inside a plan, in its order. Its title and its patient are not inside. */
export function linesOfPlan(plan: WrittenPlan): PlanLine[] {
  const lines: PlanLine[] = [];
  const add = (onde: string, ...texts: readonly Text[]) => {
    for (const texto of texts) if (texto?.trim()) lines.push({ onde, texto });
  };
  for (const [i, { nome, horario, opcoes }] of (plan.refeicoes ?? []).entries()) {
    const meal = mealName({ nome }, i + 1);
    add(meal, nome, horario);
    const options = opcoes ?? [];
    for (const [j, { descricao, itens }] of options.entries())
      add(optionPlace(meal, j + 1, options.length), descricao, ...(itens ?? []));
  }
  const titled = (noun: string, name: Text, place: number) =>
    partName(noun, name?.trim() && `${noun}: ${name.trim()}`, place + 1);
  for (const [i, { nome, ingredientes, modo_preparo }] of (plan.receitas ?? []).entries())
    add(titled('Receita', nome, i), nome, ...(ingredientes ?? []), modo_preparo);
  for (const [i, { titulo, itens }] of (plan.orientacoes ?? []).entries())
    add(titled('Orientação', titulo, i), titulo, ...(itens ?? []));
  add('Observações finais', plan.observacoes_finais);
  return lines;
}
