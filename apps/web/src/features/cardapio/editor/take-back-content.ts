import type { UseFormReturn } from 'react-hook-form';
import type { PlanContent } from '../../../data/plan-content.ts';
import { idOf, isEqual } from '../../../lib/form-history/values.ts';

/**
 * Brings back what a plan held before a tool wrote `written` over it. Whatever else was written since stays: a field only
 * changes if it still holds what the tool wrote, and of a list only the parts of the tool go.
 */
export function takeBackContent(
  { getValues, setValue }: Pick<UseFormReturn<PlanContent>, 'getValues' | 'setValue'>,
  before: PlanContent,
  written: Partial<PlanContent>,
) {
  for (const name of Object.keys(written) as (keyof PlanContent)[]) {
    const now = getValues(name);
    const restored = restoredValue(now, before[name], written[name]);
    if (!isEqual(restored, now)) setValue(name, restored as never, { shouldDirty: true });
  }
}

function restoredValue(now: unknown, before: unknown, written: unknown): unknown {
  if (!Array.isArray(now) || !Array.isArray(before) || !Array.isArray(written))
    return isEqual(now, written) ? before : now;
  const [present, former, added] = [now, before, written].map(byKey);
  const replaced = before.filter((part) => !added?.has(keyOf(part)) && !present?.has(keyOf(part)));
  const others = now.flatMap((part) => {
    const key = keyOf(part);
    if (!added?.has(key)) return [part];
    // A part that was there before goes back to its former text, unless it was changed since.
    return former?.has(key) ? [isEqual(part, added.get(key)) ? former.get(key) : part] : [];
  });
  return [...replaced, ...others];
}

const byKey = (parts: readonly unknown[]) => new Map(parts.map((part) => [keyOf(part), part]));

/** A part has an id; a decision about an item has none. */
const keyOf = (part: unknown) => idOf(part) ?? JSON.stringify(part);
