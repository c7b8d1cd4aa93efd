import type { Restricao } from '@alecrim/domain/pure';
import { TAGS } from '../foods/vocabulary.ts';

/** What a food holds that somebody may have to avoid: the tags of the food list, and what only a restriction asks. */
export const CONTENTS = [
  ...TAGS,
  'raw-fish',
  'raw-meat',
  'liver',
  'unpasteurised',
  'gelatin',
  'honey',
  'aspartame',
  'not-vegetarian',
  'not-in-pregnancy',
  'phenylalanine',
  'potassium',
  'phosphorus',
] as const;

export type Content = (typeof CONTENTS)[number];

export const MILK: readonly Content[] = ['milk-protein', 'lactose'];
export const MEAT: readonly Content[] = [
  ...(['red-meat', 'pork', 'poultry', 'fish', 'crustacean', 'mollusc'] as const),
  ...(['raw-fish', 'raw-meat', 'liver'] as const),
];
const NOT_VEGETARIAN: readonly Content[] = [...MEAT, 'gelatin', 'not-vegetarian'];
export const NOT_VEGAN: readonly Content[] = [...NOT_VEGETARIAN, ...MILK, 'egg', 'honey', 'animal-origin'];

interface Avoided {
  readonly avoids: readonly Content[];
  /** Not forbidden, but to be watched: it is always "pode conter". */
  readonly watches?: readonly Content[];
}

/** What each restriction is about. The figures of potassium and phosphorus are read in `kidney.ts`. */
export const AVOIDED: Readonly<Record<Restricao, Avoided>> = {
  lactose: { avoids: ['lactose'] },
  proteina_do_leite: { avoids: MILK },
  gluten: { avoids: ['gluten'] },
  ovo: { avoids: ['egg'] },
  amendoim: { avoids: ['peanut'] },
  castanhas: { avoids: ['nuts'] },
  peixe: { avoids: ['fish', 'raw-fish'] },
  crustaceos: { avoids: ['crustacean'], watches: ['mollusc'] },
  soja: { avoids: ['soy'] },
  porco: { avoids: ['pork'] },
  carne_vermelha: { avoids: ['red-meat', 'pork', 'raw-meat'] },
  vegetariano: { avoids: NOT_VEGETARIAN },
  vegano: { avoids: NOT_VEGAN },
  acucar: { avoids: ['added-sugar'] },
  alcool: { avoids: ['alcohol'] },
  cafeina: { avoids: ['caffeine'] },
  gestante: {
    avoids: ['raw-fish', 'raw-meat', 'liver', 'unpasteurised', 'alcohol', 'not-in-pregnancy'],
    watches: ['caffeine'],
  },
  fenilcetonuria: {
    avoids: ['aspartame', 'phenylalanine', ...MILK, ...MEAT, 'gelatin', 'egg', 'soy', 'nuts', 'peanut'],
    watches: ['sweetener', 'gluten'],
  },
  potassio: { avoids: ['potassium'] },
  fosforo: { avoids: ['phosphorus'] },
};

/** What an own food holds that is tagged with the word of a restriction. */
export const TAGGED: Readonly<Record<Restricao, Content>> = {
  lactose: 'lactose',
  proteina_do_leite: 'milk-protein',
  gluten: 'gluten',
  ovo: 'egg',
  amendoim: 'peanut',
  castanhas: 'nuts',
  peixe: 'fish',
  crustaceos: 'crustacean',
  soja: 'soy',
  porco: 'pork',
  carne_vermelha: 'red-meat',
  vegetariano: 'not-vegetarian',
  vegano: 'animal-origin',
  acucar: 'added-sugar',
  alcool: 'alcohol',
  cafeina: 'caffeine',
  gestante: 'not-in-pregnancy',
  fenilcetonuria: 'phenylalanine',
  potassio: 'potassium',
  fosforo: 'phosphorus',
};

/** Milk sugar comes with milk protein, and what comes from an animal is of animal origin. */
export function withImplied(contents: Iterable<Content>): Set<Content> {
  const all = new Set(contents);
  if (all.has('lactose')) all.add('milk-protein');
  return all;
}
