import { Cardapio, type Content, contentOf, type Entity } from '@alecrim/domain';

export type PlanContent = Content<'Cardapio'>;
export type Refeicao = PlanContent['refeicoes'][number];
export type Opcao = NonNullable<Refeicao['opcoes']>[number];
export type Receita = PlanContent['receitas'][number];
export type Orientacao = PlanContent['orientacoes'][number];

/** The content of a plan or of an old version of it; missing fields are blank. */
export const planContentOf = (source: Partial<PlanContent>): PlanContent =>
  contentOf(Cardapio as unknown as Entity, source) as PlanContent;
