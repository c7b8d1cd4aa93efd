import type { Creation } from '../entities/index.ts';
import { categorias } from './categorias.ts';
import { orientacoes } from './orientacoes.ts';
import { receitas } from './receitas.ts';
import { refeicoes } from './refeicoes.ts';
import type { StarterReceita, StarterRefeicao } from './template.ts';

/** A first library to work with. Meals and recipes name their category; the loader puts its id in `categoria_id`. */
export interface StarterLibrary {
  categorias: readonly Creation<'Categoria'>[];
  refeicoes: readonly StarterRefeicao[];
  receitas: readonly StarterReceita[];
  orientacoes: readonly Creation<'OrientacaoTemplate'>[];
}

export const starterLibrary: StarterLibrary = { categorias, refeicoes, receitas, orientacoes };
