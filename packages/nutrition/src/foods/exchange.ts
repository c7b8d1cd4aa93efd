import type { Nutrient } from '../nutrients.ts';

interface Exchange {
  readonly name: string;
  /** Two foods of the group are equivalent when this nutrient is the same. */
  readonly matched: Nutrient;
}

/**
 * The groups inside which one food may stand for another. Starches and fruit are matched on carbohydrate, meat, eggs
 * and protein powders on protein, everything else on energy.
 */
export const EXCHANGES = {
  amidos: { name: 'Pães, cereais, raízes e tubérculos', matched: 'carbohydrate' },
  leguminosas: { name: 'Leguminosas', matched: 'energy' },
  carnes: { name: 'Carnes, aves, peixes e ovos', matched: 'protein' },
  proteicos: { name: 'Suplementos proteicos', matched: 'protein' },
  leite: { name: 'Leite, iogurte e bebidas vegetais', matched: 'energy' },
  queijos: { name: 'Queijos', matched: 'energy' },
  frutas: { name: 'Frutas', matched: 'carbohydrate' },
  // A: leaves and vegetables of little carbohydrate; B: those of some 5 to 10 g in 100 g.
  'hortalicas-a': { name: 'Hortaliças A', matched: 'energy' },
  'hortalicas-b': { name: 'Hortaliças B', matched: 'energy' },
  gorduras: { name: 'Óleos e gorduras', matched: 'energy' },
  oleaginosas: { name: 'Oleaginosas e sementes', matched: 'energy' },
  doces: { name: 'Açúcares e doces', matched: 'energy' },
} as const satisfies Record<string, Exchange>;

export type ExchangeId = keyof typeof EXCHANGES;
