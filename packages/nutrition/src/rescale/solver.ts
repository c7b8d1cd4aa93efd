import { AIMED, type Aim, distance } from './goals.ts';
import { relaxed } from './relaxation.ts';
import { dot, minus, NO_AMOUNT, plus, type Vector } from './vectors.ts';

/** A line while the day is solved. The first of its texts is the one that is written. */
export interface Variable {
  /** What each of its texts gives. */
  readonly amounts: readonly Vector[];
  /** How much each of its texts differs from the written one. */
  readonly changes: readonly number[];
}

// Within its tolerance an aim is nearly met: the rest of the way costs less than the change of a line.
const INSIDE = 0.25;
const OUTSIDE = 25;
// Few and clear changes are easier to follow than many small ones.
const PER_LINE = 0.01;
// A bound on the work, not on the time: the same plan gives the same answer on every machine.
const MOST_TRIES = 4_000_000;

/**
 * Which text each line gets, so that the sums meet the aims with the least change of the lines. It starts from the text as
 * written and from the nearest texts of the continuous solution, changes one line or two at a time while that is better, and
 * takes the better end.
 */
export function solve(variables: readonly Variable[], aims: readonly Aim[]): number[] {
  const penalty = penaltyFor(aims);
  const tries = { left: MOST_TRIES };
  const ends = [variables.map(() => 0), nearestTo(relaxed(variables, aims), variables)].map((start) =>
    improved(variables, penalty, start, tries),
  );
  const costs = ends.map((at) => costOf(variables, penalty, at));
  return ends[costs.indexOf(Math.min(...costs))] ?? [];
}

export const totalOf = (variables: readonly Variable[], at: readonly number[]): Vector =>
  variables.reduce((sum, { amounts }, line) => plus(sum, amounts[at[line] ?? 0] ?? NO_AMOUNT), NO_AMOUNT);

type Penalty = (energy: number, protein: number, carbohydrate: number, fat: number) => number;

/** The distance from all aims as one number. It takes four numbers and no vector, because it is called a million times. */
function penaltyFor(aims: readonly Aim[]): Penalty {
  const [energyAim, proteinAim, carbohydrateAim, fatAim] = AIMED.map((nutrient) =>
    aims.find((aim) => aim.nutrient === nutrient),
  );
  return (energy, protein, carbohydrate, fat) =>
    part(energyAim, energy) +
    part(proteinAim, protein) +
    part(carbohydrateAim, carbohydrate) +
    part(fatAim, fat);
}

function part(aim: Aim | undefined, reached: number): number {
  if (aim === undefined) return 0;
  const away = distance(aim, reached);
  const squared = away * away;
  return INSIDE * squared + (squared > 1 ? OUTSIDE * (squared - 1) : 0);
}

const changeOf = ({ changes }: Variable, at: number): number =>
  (changes[at] ?? 0) + (at === 0 ? 0 : PER_LINE);

const costOf = (variables: readonly Variable[], penalty: Penalty, at: readonly number[]): number =>
  variables.reduce(
    (sum, variable, line) => sum + changeOf(variable, at[line] ?? 0),
    penalty(...totalOf(variables, at)),
  );

interface Move {
  readonly line: number;
  readonly at: number;
  readonly by: Vector;
  readonly cost: number;
}

/** Every text that one line could have instead of the one it has. */
const movesOf = (variables: readonly Variable[], at: readonly number[]): Move[] =>
  variables.flatMap((variable, line) => {
    const now = at[line] ?? 0;
    const amount = variable.amounts[now] ?? NO_AMOUNT;
    const cost = changeOf(variable, now);
    return variable.amounts
      .map((other, place) => ({
        line,
        at: place,
        by: minus(other, amount),
        cost: changeOf(variable, place) - cost,
      }))
      .filter((move) => move.at !== now);
  });

interface Tries {
  left: number;
}

/** The best change of one line, else of two, as long as one of them is better. */
function improved(
  variables: readonly Variable[],
  penalty: Penalty,
  start: readonly number[],
  tries: Tries,
): number[] {
  const at = [...start];
  let total = totalOf(variables, at);
  while (tries.left > 0) {
    const moves = movesOf(variables, at);
    const better = bestOne(moves, total, penalty, tries) ?? bestTwo(moves, total, penalty, tries);
    if (better === undefined) break;
    for (const move of better) {
      at[move.line] = move.at;
      total = plus(total, move.by);
    }
  }
  return at;
}

const LEAST_GAIN = 1e-7;

function bestOne(
  moves: readonly Move[],
  total: Vector,
  penalty: Penalty,
  tries: Tries,
): readonly Move[] | undefined {
  let least = penalty(...total) - LEAST_GAIN;
  let best: Move | undefined;
  tries.left -= moves.length;
  for (const move of moves) {
    const cost = penalty(...plus(total, move.by)) + move.cost;
    if (cost >= least) continue;
    least = cost;
    best = move;
  }
  return best && [best];
}

function bestTwo(
  moves: readonly Move[],
  total: Vector,
  penalty: Penalty,
  tries: Tries,
): readonly Move[] | undefined {
  let least = penalty(...total) - LEAST_GAIN;
  let best: readonly Move[] | undefined;
  for (const [place, first] of moves.entries()) {
    if (tries.left <= 0) break;
    tries.left -= moves.length - place;
    const [energy, protein, carbohydrate, fat] = plus(total, first.by);
    for (let next = place + 1; next < moves.length; next++) {
      const second = moves[next] as Move;
      const { by } = second;
      const cost =
        penalty(energy + by[0], protein + by[1], carbohydrate + by[2], fat + by[3]) +
        first.cost +
        second.cost;
      if (cost >= least || second.line === first.line) continue;
      least = cost;
      best = [first, second];
    }
  }
  return best;
}

/** The text of each line that comes nearest to these amounts. */
const nearestTo = (wanted: readonly Vector[], variables: readonly Variable[]): number[] =>
  variables.map(({ amounts }, line) => {
    const away = amounts.map((amount) => {
      const off = minus(amount, wanted[line] ?? NO_AMOUNT);
      return dot(off, off);
    });
    return away.indexOf(Math.min(...away));
  });
