import type { Source } from './food.ts';
import type { Item, Reading, Status } from './reading/answer.ts';

export interface EstimatedItem {
  readonly group: number;
  readonly role: Item['role'];
  readonly name: string;
  readonly source?: Source;
  readonly grams?: number;
  readonly kcal?: number;
  readonly confidence: Item['confidence'];
  readonly reason: string;
}

export interface Estimate {
  readonly text: string;
  readonly status: Status;
  readonly items: readonly EstimatedItem[];
}

/** A reading as the command prints it. Energy that a table does not give is left out, never zero. */
export function estimateOf({ text, status, items }: Reading): Estimate {
  return { text, status, items: items.map(estimated) };
}

function estimated({ group, role, name, source, grams, food, confidence, reason }: Item): EstimatedItem {
  const energy = food?.figures.energy ?? undefined;
  const kcal = energy === undefined || grams === undefined ? undefined : Math.round(energy * grams) / 100;
  return { group, role, name, source, grams, kcal, confidence, reason };
}
