import { addDraft, addVariety, type Composing, leaveAside } from './composing.ts';
import type { ItemDraft } from './draft.ts';
import { findFood, isProperName } from './find-food.ts';
import { BRANDS, isContent, MIXED_DRINKS } from './lexicon.ts';
import type { Classified, Part } from './parts.ts';

/** "Atum ralado – Gomes da Costa (40 g)": words that no list knows, behind a food whose amount follows them. */
export function isBrand(line: Composing, part: Part, found: Classified, current: ItemDraft): boolean {
  if (part.join !== 'dash' && part.join !== 'comma') return false;
  if (found.kind !== 'unknown' || found.match !== undefined || current.match === undefined) return false;
  const [first] = part.words;
  const isBehind = part.amounts.every(({ span }) => span[0] > (first?.from ?? 0));
  const isFull = part.amounts.length > 0 && current.amounts.length > 0;
  const content = found.words.filter(isContent);
  const isName =
    content.some((word) => BRANDS.has(word.key) || isProperName(line.index, word)) &&
    !content.some(({ key }) => !BRANDS.has(key) && line.index.vocabulary.has(key));
  return isName && isBehind && !isFull;
}

/** "Carne, bovina, patinho": the kind, then the food. */
export function specifies(line: Composing, part: Part, found: Classified, current: ItemDraft): boolean {
  const joins = part.join === 'comma' || part.join === 'dash';
  const kind = current.match?.food;
  if (!joins || !kind?.generic || current.amounts.length > 0 || found.match?.food.group !== kind.group)
    return false;
  line.drafts.pop();
  leaveAside(line, current);
  addDraft(line, part, found, current.group);
  return true;
}

/** "Arroz, integral, cozido", "queijo padrão, minas": the comma stands inside the name. */
export function extendsName(line: Composing, part: Part, found: Classified, current: ItemDraft): boolean {
  const either = part.join === 'or' || part.join === 'slash';
  const joins = part.join === 'comma' || part.join === 'dash';
  const alone = found.kind === 'food' && part.words[0]?.key !== 'de';
  const oneAmount = part.amounts.length === 0 || current.amounts.length === 0;
  if (joins && !alone && oneAmount && current.match !== undefined) {
    const words = [...current.words, ...part.words];
    const match = findFood(line.index, words, true);
    if (match?.unexplained.length === 0 && match.words.length > current.match.words.length) {
      Object.assign(current, { words, match, kind: 'food', free: current.free || part.free });
      current.amounts.push(...part.amounts);
      return true;
    }
  }
  // "chá de hortelã ou gengibre": ginger is no drink, so it is another plant of the tea.
  const isPlant = MIXED_DRINKS.has(current.match?.words[0]?.key ?? '') && part.amounts.length === 0;
  const isVariety = found.kind !== 'food' || isPlant;
  return (either || part.join === 'comma') && isVariety && addVariety(line, part, current);
}

/** "Suco natural (200 ml): laranja ou abacaxi": their juice. */
export function drinkOf(line: Composing, part: Part, found: Classified, { words }: ItemDraft): Classified {
  const [head] = words;
  if (head === undefined || !MIXED_DRINKS.has(head.key)) return found;
  const match = findFood(line.index, [head, ...part.words]);
  return match?.unexplained.length === 0 && match.words.length > 1
    ? { ...found, kind: 'food', match }
    : found;
}
