import type { Creation } from '../entities/index.ts';
import type { CategoriaNome } from './categorias.ts';

// A template names its category; the loader turns the name into an id.
export type StarterRefeicao = Omit<Creation<'RefeicaoTemplate'>, 'categoria_id'> & {
  categoria: CategoriaNome<'refeicao'>;
};
export type StarterReceita = Omit<Creation<'ReceitaTemplate'>, 'categoria_id'> & {
  categoria: CategoriaNome<'receita'>;
};

/** A meal as it is easiest to read: the description of each option, then its items. */
export function refeicao(
  nome: string,
  horario: string,
  categoria: StarterRefeicao['categoria'],
  options: Record<string, string[]>,
): StarterRefeicao {
  const opcoes = Object.entries(options).map(([descricao, itens], i) => ({
    id: `opcao-${i + 1}`,
    numero: i + 1,
    descricao,
    itens,
  }));
  return { nome, horario, categoria, opcoes };
}
