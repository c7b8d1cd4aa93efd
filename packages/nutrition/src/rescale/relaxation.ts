import { type Aim, distance } from './goals.ts';
import type { Variable } from './solver.ts';
import { between, dot, minus, NO_AMOUNT, PLACE, plus, type Vector } from './vectors.ts';

const ROUNDS = 200;
const HALVINGS = 20;

/**
 * The amounts of the lines if every amount between their texts were possible: the method of Frank and Wolfe finds the least
 * distance from the aims. What it cannot reach, no choice of texts reaches.
 */
export function relaxed(variables: readonly Variable[], aims: readonly Aim[]): Vector[] {
  let now = variables.map(({ amounts }) => amounts[0] ?? NO_AMOUNT);
  for (let round = 0; round < ROUNDS; round++) {
    const total = now.reduce(plus, NO_AMOUNT);
    const slope = slopeOf(aims, total);
    const ends = variables.map(({ amounts }) => lowest(amounts, slope));
    const step = stepOf(aims, total, minus(ends.reduce(plus, NO_AMOUNT), total));
    if (step <= 0) break;
    now = now.map((one, line) => between(one, ends[line] ?? one, step));
  }
  return now;
}

/** How the squared distance changes with each nutrient. */
function slopeOf(aims: readonly Aim[], total: Vector): Vector {
  const slope: [number, number, number, number] = [0, 0, 0, 0];
  for (const aim of aims) {
    const place = PLACE[aim.nutrient];
    slope[place] += distance(aim, total[place]) / (aim.tolerance * Math.max(aim.amount, 1));
  }
  return slope;
}

function lowest(amounts: readonly Vector[], slope: Vector): Vector {
  let best = amounts[0] ?? NO_AMOUNT;
  for (const amount of amounts) if (dot(amount, slope) < dot(best, slope) - 1e-12) best = amount;
  return best;
}

/** How far to go: up to where the distance grows again. */
function stepOf(aims: readonly Aim[], total: Vector, way: Vector): number {
  const falls = (step: number) => dot(slopeOf(aims, between(total, plus(total, way), step)), way) < -1e-12;
  if (falls(1)) return 1;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (falls(middle)) low = middle;
    else high = middle;
  }
  return low;
}
