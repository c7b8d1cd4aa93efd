import { HOUSEHOLD_MEASURES } from './measure-tables.ts';

/**
 * Household measures as people write them. `name` is the key that a food's own measures use.
 * Spoken forms are folded (no accents, lower case, singular) and matched word by word, "de" apart.
 */
export interface HouseholdMeasure {
  readonly name: string;
  readonly spoken: readonly string[];
  readonly plural: string;
  /** Millilitres of a liquid that the measure holds: IBGE 2011 for cups and glasses, 15/10/5/2 ml for spoons. */
  readonly ml?: number;
  /** Which kind is meant stays open ("colher", "copo"): the reading is never sure. */
  readonly vague?: boolean;
  /** A word that no list knows, taken for a measure. */
  readonly isUnknown?: boolean;
  /** Measures to try, in order, when a food does not have this one. */
  readonly or?: readonly string[];
  /** The kinds that a vague measure may be, beside the one that is used. */
  readonly between?: readonly string[];
  /** Groups of foods of which the vague measure is always the one that is used: a spoon of rice is a tablespoon. */
  readonly knownIn?: readonly string[];
  /** What it holds, in tablespoons. */
  readonly spoons?: number;
}

/** What the juice of one fruit weighs: "suco de 1 limão". */
export const PRESSED = 'fruta espremida';

const byName = new Map(HOUSEHOLD_MEASURES.map((one) => [one.name, one]));

export function measureNamed(name: string): HouseholdMeasure | undefined {
  return byName.get(name);
}

/** Grams or millilitres in one of the unit. */
export const UNITS: Readonly<Record<string, { readonly kind: 'g' | 'ml'; readonly factor: number }>> = {
  g: { kind: 'g', factor: 1 },
  gr: { kind: 'g', factor: 1 },
  grs: { kind: 'g', factor: 1 },
  grama: { kind: 'g', factor: 1 },
  kg: { kind: 'g', factor: 1000 },
  kilo: { kind: 'g', factor: 1000 },
  quilo: { kind: 'g', factor: 1000 },
  mg: { kind: 'g', factor: 0.001 },
  ml: { kind: 'ml', factor: 1 },
  mililitro: { kind: 'ml', factor: 1 },
  dl: { kind: 'ml', factor: 100 },
  l: { kind: 'ml', factor: 1000 },
  lt: { kind: 'ml', factor: 1000 },
  litro: { kind: 'ml', factor: 1000 },
};

/**
 * IBGE weighs spoons and ladles heaped and units of medium size. A level spoon is about half of a heaped one; small
 * and large units differ from the medium one by about a third.
 */
export const SIZES: Readonly<Record<string, { readonly name: string; readonly factor: number }>> = {
  cheio: { name: 'cheia', factor: 1 },
  farto: { name: 'cheia', factor: 1 },
  raso: { name: 'rasa', factor: 0.5 },
  nivelado: { name: 'rasa', factor: 0.5 },
  pequeno: { name: 'pequena', factor: 0.7 },
  peq: { name: 'pequena', factor: 0.7 },
  pq: { name: 'pequena', factor: 0.7 },
  p: { name: 'pequena', factor: 0.7 },
  medio: { name: 'média', factor: 1 },
  med: { name: 'média', factor: 1 },
  m: { name: 'média', factor: 1 },
  grande: { name: 'grande', factor: 1.3 },
  gde: { name: 'grande', factor: 1.3 },
  grd: { name: 'grande', factor: 1.3 },
  mini: { name: 'mini', factor: 0.5 },
  fino: { name: 'fina', factor: 0.7 },
  grosso: { name: 'grossa', factor: 1.3 },
};
