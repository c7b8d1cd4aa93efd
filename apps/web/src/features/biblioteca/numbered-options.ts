import type { Draft } from '@alecrim/domain';

/** The number of an option is its place in the list. */
export function withNumberedOptions(refeicao: Draft<'RefeicaoTemplate'>): Draft<'RefeicaoTemplate'> {
  return { ...refeicao, opcoes: refeicao.opcoes.map((opcao, place) => ({ ...opcao, numero: place + 1 })) };
}
