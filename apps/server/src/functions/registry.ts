import { aberturasDoCardapio } from './aberturas-do-cardapio.ts';
import { buscarCardapioPublico } from './buscar-cardapio-publico.ts';
import { carregarExemplos } from './carregar-exemplos.ts';
import { removerExemplos } from './remover-exemplos.ts';
import type { ServerFunction } from './server-function.ts';

const functions: readonly ServerFunction[] = [
  aberturasDoCardapio,
  buscarCardapioPublico,
  carregarExemplos,
  removerExemplos,
];

/** A line above is all that a new function needs. */
export const functionNamed = (name: string): ServerFunction | undefined =>
  functions.find((candidate) => candidate.name === name);
