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
  for (const { nome, horario, opcoes } of plan.refeicoes ?? []) {
    const meal = nome?.trim() || 'Refeição sem nome';
    add(meal, nome, horario);
    const options = opcoes ?? [];
    for (const [i, { descricao, itens }] of options.entries())
      add(options.length > 1 ? `${meal}, opção ${i + 1}` : meal, descricao, ...(itens ?? []));
  }
  for (const { nome, ingredientes, modo_preparo } of plan.receitas ?? [])
    add(`Receita: ${nome?.trim() || 'sem nome'}`, nome, ...(ingredientes ?? []), modo_preparo);
  for (const { titulo, itens } of plan.orientacoes ?? [])
    add(`Orientação: ${titulo?.trim() || 'sem título'}`, titulo, ...(itens ?? []));
  add('Observações finais', plan.observacoes_finais);
  return lines;
}
