import { pluralOf } from './plural-of.ts';
import { sayNumber } from './say-number.ts';

/**
 * A quantity with its measure: "2½ colheres de sopa", "½ colher de sopa", "¼ de xícara de chá". The plural begins at
 * two ("1½ colher"), and a fraction other than a half takes "de", as Brazilians say them.
 */
export function sayAmount(quantity: number, measure: string): string {
  const said = sayNumber(quantity);
  if (/^[¼⅓⅔¾]$/.test(said)) return `${said} de ${measure}`;
  return `${said} ${quantity < PLURAL_FROM ? measure : pluralOf(measure)}`;
}

/** 1.995 is said as 2. */
const PLURAL_FROM = 1.99;
