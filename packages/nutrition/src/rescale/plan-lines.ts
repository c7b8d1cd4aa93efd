import { kcalPerGram, type Macro } from '../needs/index.ts';
import type { Decisions } from '../plan/decisions.ts';
import type { Reading } from '../reading/answer.ts';
import type { LineReader } from '../reading/read-line.ts';
import { lineAmounts } from '../totals/line-amounts.ts';
import type { Why } from './reasons.ts';
import { hasOtherAmount, ladderOf } from './rewrite-line.ts';
import type { FractionStyle } from './scale-item.ts';

/** Where a line is in the plan. */
export interface LinePlace {
  readonly meal: number;
  readonly option: number;
  readonly line: number;
}

export const placeKey = ({ meal, option, line }: LinePlace): string => `${meal}.${option}.${line}`;

/** A line with food in it, and the texts that it can have. */
export interface PlanLine {
  readonly place: LinePlace;
  readonly reading: Reading;
  /** Only the line itself where it must stay. */
  readonly ladder: readonly Reading[];
  readonly why?: Why;
}

export interface LineRules {
  readonly read: LineReader;
  readonly decisions: Decisions;
  readonly locks: ReadonlySet<string>;
  readonly fraction: FractionStyle;
  readonly macro: Macro | undefined;
  /** The day shall have more. */
  readonly isUp: boolean;
}

/** Vegetables and the like: to change them would change the day by nothing that counts. */
const LEAST_KCAL = 15;
/** Foods with protein hold fat or starch beside it: an egg has a third of its energy from protein. */
const MOSTLY: Readonly<Record<Macro, number>> = { protein: 0.3, carbohydrate: 0.5, fat: 0.5 };

export function planLine(place: LinePlace, text: string, rules: LineRules): PlanLine | undefined {
  const reading = rules.read(text);
  const { state } = lineAmounts(reading);
  if (state === 'free' || state === 'not-food') return undefined;
  const why = whyFixed(place, reading, rules);
  if (why !== undefined) return { place, reading, ladder: [reading], why };
  const ladder = ladderOf(reading, rules.read, rules.fraction, rules.isUp);
  return { place, reading, ladder, ...(ladder.length === 1 && { why: 'step' as const }) };
}

function whyFixed(place: LinePlace, reading: Reading, rules: LineRules): Why | undefined {
  const { state, amounts } = lineAmounts(reading);
  if (state === 'unknown' || state === 'unsure' || state === 'partial') return state;
  if (rules.locks.has(placeKey(place))) return 'locked';
  if (reading.items.some(({ wording }) => rules.decisions.has(wording))) return 'decided';
  if (hasOtherAmount(reading)) return 'other-amount';
  const kcal = amounts.energy.chosen;
  if (rules.macro !== undefined) {
    const share = (amounts[rules.macro].chosen * kcalPerGram(rules.macro)) / kcal;
    if (!(share >= MOSTLY[rules.macro])) return 'not-mostly';
  }
  return kcal < LEAST_KCAL ? 'small' : undefined;
}
