import type { Item, Source } from '@alecrim/nutrition';
import { inTenths } from './amount-words.ts';

/** Where the figures come from, so that a nutritionist can look them up. */
export function sourceWords(source: Source): string {
  if (source.table === 'own') return source.cite;
  const row = source.table === 'TACO' ? `TACO nº ${source.id}` : `IBGE ${source.id}`;
  return source.adjusted ? `${row} (${source.adjusted})` : row;
}

/** The measure that gave the grams: "colher de sopa = 20 g (IBGE 64…)". */
export function measureWords({ weighedBy }: Pick<Item, 'weighedBy'>): string {
  if (!weighedBy) return '';
  return `${weighedBy.name} = ${inTenths(weighedBy.grams)} g (${sourceWords(weighedBy.source)})`;
}
