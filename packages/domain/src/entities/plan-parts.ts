import { OrientacaoTemplate } from './orientacao-template.ts';
import { ReceitaTemplate } from './receita-template.ts';
import { RefeicaoTemplate } from './refeicao-template.ts';

/** The lists of a plan, each with the entity of the library that says what a part is called and which field names it. */
export const planParts = {
  refeicoes: RefeicaoTemplate,
  receitas: ReceitaTemplate,
  orientacoes: OrientacaoTemplate,
} as const;

export type PlanList = keyof typeof planParts;
