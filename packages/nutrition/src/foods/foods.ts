import type { Food } from '../food.ts';
import { aves } from './list/aves.ts';
import { bebidas } from './list/bebidas.ts';
import { carnes } from './list/carnes.ts';
import { cereais } from './list/cereais.ts';
import { doces } from './list/doces.ts';
import { embutidos } from './list/embutidos.ts';
import { frutas } from './list/frutas.ts';
import { gorduras } from './list/gorduras.ts';
import { hortalicas } from './list/hortalicas.ts';
import { leguminosas } from './list/leguminosas.ts';
import { leite } from './list/leite.ts';
import { oleaginosas } from './list/oleaginosas.ts';
import { ovos } from './list/ovos.ts';
import { paes } from './list/paes.ts';
import { peixes } from './list/peixes.ts';
import { preparacoes } from './list/preparacoes.ts';
import { raizes } from './list/raizes.ts';
import { suplementos } from './list/suplementos.ts';
import { temperos } from './list/temperos.ts';

/** Every food of the list, by group. */
export const FOODS: readonly Food[] = [
  ...cereais,
  ...paes,
  ...raizes,
  ...leguminosas,
  ...hortalicas,
  ...frutas,
  ...carnes,
  ...embutidos,
  ...aves,
  ...peixes,
  ...ovos,
  ...leite,
  ...gorduras,
  ...oleaginosas,
  ...doces,
  ...bebidas,
  ...temperos,
  ...preparacoes,
  ...suplementos,
];
