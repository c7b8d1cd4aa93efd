import type { Line } from './line.ts';

/** Lines in which an amount was lost, doubled or cut without a doubt, each beside lines that stay as they are. */
export const silentLosses: readonly Line[] = [
  // A number of an option and an amount are no time; a time has no blank inside.
  [
    'Refeição 3: 80 g de frango, 100 g de arroz',
    'counted',
    'peito-de-frango-grelhado 77-83',
    'arroz-branco-cozido 97-103',
  ],
  [
    'Refeição 1: 50 g de aveia, 30 g de whey, 1 banana',
    'counted',
    'aveia-em-flocos 48-52',
    'whey-protein-concentrado 29-31',
    'banana-prata 72-78',
  ],
  [
    'Grupo 1: 20 g de azeite, 100 g de arroz',
    'counted',
    'azeite-de-oliva 19-21',
    'arroz-branco-cozido 97-103',
  ],
  ['Opção 1: 10 amêndoas', 'counted', 'amendoa-torrada-salgada 9-11'],
  ['Opção 1:10 amêndoas', 'counted', 'amendoa-torrada-salgada 9-11'],
  ['Opção 3:20 ml de azeite', 'counted', 'azeite-de-oliva 17-19'],
  ['Dia 3: 10 morangos', 'counted', 'morango 116-124'],
  [
    'Jantar 1: 60 g de macarrão com 100 g de frango',
    'counted',
    'macarrao-cozido 58-62',
    'peito-de-frango-grelhado 97-103',
  ],
  ['8h 30 g de aveia + 1 banana', 'counted', 'aveia-em-flocos 29-31', 'banana-prata 72-78'],
  ['7:00 2 ovos', 'counted', 'ovo-cozido 97-103'],
  ['10h-10h30 1 banana', 'counted', 'banana-prata 72-78'],
  ['16:00h 1 banana', 'counted', 'banana-prata 72-78'],
  ['8 h 1 banana', 'counted', 'banana-prata 72-78'],
  ['Lanche 16:00: 1 banana', 'counted', 'banana-prata 72-78'],
];
