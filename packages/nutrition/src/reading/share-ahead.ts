import { doubt } from './answer.ts';
import type { ItemDraft } from './draft.ts';
import { isBehind, isOpen } from './part-rules.ts';
import { weigh } from './weigh.ts';

/** "3 colheres de sopa de arroz e batata": so many of both, or of each. It is unsure which. */
export function shareAhead(drafts: readonly ItemDraft[]): void {
  for (const [i, draft] of drafts.entries()) {
    const before = drafts[i - 1];
    const [amount] = before?.amounts ?? [];
    if (before && isWeighedAhead(before, draft)) before.doubts.push(doubt('of-all'));
    const isOpenBehind = draft.join === 'and' && isOpen(draft) && before && !isBehind(before);
    if (!isOpenBehind || !draft.match || draft.kind !== 'food' || !amount?.measure?.measure.spoons) continue;
    const weighed = weigh(draft.match.food, before.amounts, { siblings: [] });
    if (weighed === undefined || weighed.doubts.some(({ code }) => code === 'usual-weight')) continue;
    draft.amounts.push(...before.amounts);
    draft.shared = true;
    for (const one of [before, draft]) one.doubts.push(doubt('of-all'));
  }
}

/** "300 g de arroz, feijão e carne": so much of the first, or of all of them. */
function isWeighedAhead(before: ItemDraft, draft: ItemDraft): boolean {
  const [amount] = before.amounts;
  const isJoined = draft.join === 'and' || draft.join === 'comma';
  if (!isJoined || !amount?.total || amount.bracketed || isBehind(before) || !isOpen(draft)) return false;
  return draft.match !== undefined && draft.group !== before.group;
}
