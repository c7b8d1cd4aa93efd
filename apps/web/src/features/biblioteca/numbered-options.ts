import type { Draft } from '@alecrim/domain';

type Opcao = Draft<'RefeicaoTemplate'>['opcoes'][number];

/** Options that say something, numbered by their places. */
export function withNumberedOptions(refeicao: Draft<'RefeicaoTemplate'>): Draft<'RefeicaoTemplate'> {
  const opcoes = refeicao.opcoes.filter(hasText).map((opcao, place) => ({ ...opcao, numero: place + 1 }));
  return { ...refeicao, opcoes };
}

const hasText = ({ descricao, itens }: Opcao) => Boolean(descricao?.trim()) || (itens ?? []).length > 0;
