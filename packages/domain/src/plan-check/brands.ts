import { foldLetters, searchable } from '../fold.ts';
import type { PlanPassage } from './passages.ts';

// Written without accents and capital letters, as they are compared. None of these is a word of its own in Portuguese.
const BRANDS = `
activia|ades|adocyl|aptamil|batavo|bauducco|becel|burger king|camil|catupiry|centrum|chandelle|cheetos|claybom|
club social|clight|coca cola|coca zero|danette|danone|danoninho|del valle|dona benta|doriana|doritos|dr oetker|dux nutrition|
elege|ensure|essential nutrition|fandangos|fanta|ferrero rocher|fleischmann|friboi|gatorade|guarana antarctica|hellmann s|
heineken|heinz|herbalife|integralmedica|itambe|karo|kellogg s|kibon|kicaldo|kinder ovo|kit kat|kitano|kitkat|knorr|lacfree|
lacta|leite moca|leite ninho|linea sucralose|maggi|maizena|marilan|max titanium|mcdonald s|melitta|miojo|molico|mucilon|
nan comfor|nescafe|nescau|nesfit|nesquik|nestle|nestogeno|neston|nissin|nutella|nutren|nutridrink|nutrella|optimum nutrition|
oreo|ovomaltine|panco|parmalat|pediasure|pepsi|perdigao|philadelphia|piracanjuba|piraque|plusvita|polenguinho|powerade|
pringles|pullman|qualy|quaker|red bull|ruffles|sazon|schweppes|seven boys|sonho de valsa|sprite|sucrilhos|sustagen|
swift|tio joao|tirolez|toblerone|toddy|toddynho|trakinas|tres coracoes|verde campo|vitarella|wickbold|yakult|yoki|yopro
`
  .replace(/\n/g, '')
  .split('|');

// Names of brands that are also words or names of people: only with a capital letter, and behind such a product.
const COMMON_WORDS = `
adria|alpino|andorinha|aurora|barilla|bis|borges|delicia|finn|gallo|garoto|growth|jasmine|leao|liza|moca|monster|nan|negresco|ninho|
passatempo|pilao|prato fino|presidente|primor|quero|renata|royal|sadia|seara|sinha|soya|tang|tirol|uniao|vigor|visconti
`
  .replace(/\n/g, '')
  .split('|');

// After "da" or "do" they are people.
const PEOPLE = /\bd[ao]\s+(?:adria|aurora|borges|liza|renata)$/;

const PRODUCTS =
  'achocolatado|acucar|adocante|arroz|azeite|barra|biscoito|bolacha|bombom|cafe|cereal|cha|chocolate|creme|energetico|espaguete|extrato|farinha|fermento|formula|frango|gelatina|granola|hamburguer|iogurte|leite|linguica|macarrao|manteiga|margarina|massa|molho|mortadela|oleo|pao|peru|presunto|queijo|requeijao|salsicha|suco|torrada|whey';

// "Evite Coca-Cola" prefers no brand.
const AVOIDED =
  /\b(evit\w*|nao|sem|menos|exceto|nunca|retir\w*|reduz\w*|diminu\w*|troqu\w*|troca\w*|substitu\w*|corte)\b/;

export interface BrandMention extends PlanPassage {
  /** As it was written. */
  brand: string;
  from: number;
  to: number;
}

const anyOf = (words: readonly string[]) =>
  words.map((word) => word.replaceAll(' ', "[\\s'’.&-]*")).join('|');
// "3 Corações" begins with a digit, and an apostrophe may stand inside: Hellmann's.
const brands = () => new RegExp(`(?<![\\p{L}\\p{N}-])(?:3 coracoes|${anyOf(BRANDS)})(?![\\p{L}\\p{N}])`, 'u');
const commonWords = () =>
  new RegExp(
    `(?<=(?<![\\p{L}])(?:${PRODUCTS})s?(?![\\p{L}])[^.;:(]{0,30}\\s)(?:${anyOf(COMMON_WORDS)})(?![\\p{L}\\p{N}])`,
    'gu',
  );

/** The first mention of each brand in a plan. The code of ethics forbids to prescribe or prefer one (CFN 599/2018). */
export function brandsIn(passages: readonly PlanPassage[]): BrandMention[] {
  const [isBrand, isCommonWord] = [brands(), commonWords()];
  const found = new Map<string, BrandMention>();
  for (const passage of passages) {
    const text = passage.text.normalize('NFC');
    const folded = foldLetters(text);
    const matches = [isBrand.exec(folded), ...folded.matchAll(isCommonWord)];
    for (const match of matches) {
      if (!match || AVOIDED.test(folded.slice(0, match.index))) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      const brand = text.slice(from, to);
      if (match !== matches[0] && (!/^\p{Lu}\p{Ll}/u.test(brand) || PEOPLE.test(folded.slice(0, to))))
        continue;
      const key = searchable(brand);
      if (!found.has(key)) found.set(key, { ...passage, brand, from, to });
    }
  }
  return [...found.values()];
}
