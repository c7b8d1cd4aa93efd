import { lanches } from './refeicoes-lanches.ts';
import { refeicoesDaManha } from './refeicoes-manha.ts';
import { refeicoesPrincipais } from './refeicoes-principais.ts';
import type { StarterRefeicao } from './template.ts';

export const refeicoes: readonly StarterRefeicao[] = [
  ...refeicoesDaManha,
  ...lanches,
  ...refeicoesPrincipais,
];
