import { doubt } from './answer.ts';
import type { ItemDraft } from './draft.ts';
import type { Word } from './find-food.ts';
import { FAT_WORDS, isContent, PREPARATIONS, SEASONING, SEASONING_PARTS } from './lexicon.ts';
import type { Part } from './parts.ts';
import { SERVING } from './whose-amount.ts';

// Nobody eats as much garlic, onion or oil beside a dish.
const MOST_SEASONING = 30;

/** "Couve refogada no alho (60 g)", "espinafre ao alho e óleo – 1 escumadeira": what stands without amount before the seasoning. */
export function unmeasuredBefore(
  drafts: readonly ItemDraft[],
  { join, words, amounts }: Pick<Part, 'join' | 'words' | 'amounts'>,
): ItemDraft | undefined {
  const isBehind = amounts.length > 0 && amounts.every(({ span }) => span[0] > (words[0]?.from ?? 0));
  if (!isBehind || (join !== 'with' && join !== 'and') || !isSeasoning(words)) return undefined;
  const main = drafts.findLast((draft) => !isSeasoning(draft.words));
  const isOpen = main?.kind === 'food' && main.amounts.length === 0 && !main.free && !main.trace;
  return isOpen ? main : undefined;
}

/** "Couve no alho e óleo – 2 colheres": of oil, or of cabbage. */
export function doubtSeasonings(drafts: readonly ItemDraft[]): void {
  for (const [i, draft] of drafts.entries()) {
    const isMany = draft.amounts.some(({ quantity, total }) => !total && (quantity?.value ?? 0) >= 2);
    if (isMany && unmeasuredBefore(drafts.slice(0, i), draft)) draft.doubts.push(doubt('of-all'));
  }
}

function isSeasoning(words: readonly Word[]): boolean {
  const named = words.filter((word) => isContent(word) && !PREPARATIONS.has(word.key));
  return named.length > 0 && named.every(({ key }) => SEASONING.has(key) || FAT_WORDS.has(key));
}

/** "Sal", "tempero", "canela em pó": nobody weighs them. Oil is not among them. */
export function areSeasonings(words: readonly Word[]): boolean {
  const named = words.filter((word) => isContent(word) && !SEASONING_PARTS.has(word.key));
  return named.length > 0 && named.every(({ key }) => SEASONING.has(key));
}

/** "Temperado", "com sal": what "a gosto" behind it is about. */
export const isSeasoned = ({ key }: Word): boolean =>
  key.startsWith('temper') || SEASONING.has(key.replace('com_', ''));

export const isTooMuchSeasoning = ({ amounts }: Part): boolean =>
  amounts.every(({ total, measure }) =>
    total?.kind === 'g' ? total.value >= MOST_SEASONING : (measure?.measure.spoons ?? 0) >= SERVING,
  );
