import { LEAST_FACTOR, MOST_FACTOR } from './ladder.ts';

/** A line while its plan is rescaled: the amounts that its texts give, and the text it has now. */
export interface Slider {
  /** From the least to the most. */
  readonly amounts: readonly number[];
  /** The amount of the line as it is written. */
  readonly before: number;
  at: number;
}

/** A line far from its neighbours' factor looks odd: so much nearness to the goal is given up for it. */
const ODD = 0.15;
/** Near enough for one option; the day is brought nearer at the end. */
export const NEAR_OPTION = 0.02;
export const NEAR_DAY = 0.005;

export const sumOfSliders = (lines: readonly Slider[]): number =>
  lines.reduce((sum, { amounts, at }) => sum + (amounts[at] ?? 0), 0);

const canMove = ({ amounts, before }: Slider): boolean => amounts.length > 1 && before > 0;

/** What the lines that can move must be multiplied by, for all lines to give `target`. */
export function factorFor(lines: readonly Slider[], target: number): number {
  const free = lines.filter(canMove).reduce((sum, { before }) => sum + before, 0);
  const fixed = lines.filter((line) => !canMove(line)).reduce((sum, { before }) => sum + before, 0);
  if (free === 0) return 1;
  return Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, (target - fixed) / free));
}

/** Every line to the text nearest to the factor, then single steps that bring the sum nearer to the target. */
export function fit(lines: readonly Slider[], target: number): void {
  const factor = factorFor(lines, target);
  for (const line of lines) if (canMove(line)) line.at = nearest(line, line.before * factor);
  correct(lines, target, factor, NEAR_OPTION);
}

function nearest({ amounts, at: start }: Slider, wanted: number): number {
  let best = start;
  for (const [at, amount] of amounts.entries())
    if (Math.abs(amount - wanted) < Math.abs((amounts[best] ?? 0) - wanted)) best = at;
  return best;
}

/** Single steps, each the one that brings the sum nearest with the least change of its line. */
export function correct(lines: readonly Slider[], target: number, factor: number, near: number): void {
  const movable = lines.filter(canMove);
  for (let move = 0; move < 4 * movable.length; move++) {
    const missing = target - sumOfSliders(lines);
    // A further step would only make lines differ from each other.
    if (Math.abs(missing) < near * target) return;
    const best = bestMove(movable, missing, target, factor);
    if (best === undefined) return;
    best.line.at = best.at;
  }
}

interface Move {
  readonly line: Slider;
  readonly at: number;
}

function bestMove(
  lines: readonly Slider[],
  missing: number,
  target: number,
  factor: number,
): Move | undefined {
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const at = line.at + (missing > 0 ? 1 : -1);
    const amount = line.amounts[at];
    if (amount === undefined) continue;
    const left = Math.abs(missing - (amount - (line.amounts[line.at] ?? 0)));
    if (left > Math.abs(missing) - 1e-6) continue;
    const cost = left / target + ODD * Math.abs(amount / line.before - factor);
    if (cost < least) {
      least = cost;
      best = { line, at };
    }
  }
  return best;
}
