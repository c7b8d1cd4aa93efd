import { crianca } from './crianca.ts';
import { diabetes } from './diabetes.ts';
import { emagrecimento1200 } from './emagrecimento-1200.ts';
import { emagrecimento1500 } from './emagrecimento-1500.ts';
import { emagrecimento1800 } from './emagrecimento-1800.ts';
import { equilibrado2200 } from './equilibrado-2200.ts';
import { gestacao } from './gestacao.ts';
import { idoso } from './idoso.ts';
import type { PlanoPronto } from './plano.ts';
import { treino } from './treino.ts';
import { vegetariano1800 } from './vegetariano-1800.ts';

export type { PlanoPronto };

/** In the order in which they are offered. */
export const planosProntos: readonly PlanoPronto[] = [
  emagrecimento1200,
  emagrecimento1500,
  emagrecimento1800,
  equilibrado2200,
  vegetariano1800,
  diabetes,
  gestacao,
  idoso,
  crianca,
  treino,
];
