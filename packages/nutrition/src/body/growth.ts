import type { Sex } from '@alecrim/domain/pure';
import { GROWTH_TABLE } from './growth-table.ts';

/** For age: body mass index, height, weight, head. For the height: weight of a lying child and of a standing one. */
export type GrowthIndicator = 'imc' | 'estatura' | 'peso' | 'cabeca' | 'peso-comprimento' | 'peso-altura';

interface Lms {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}

export interface GrowthScore {
  readonly z: number;
  /** From 0 to 100. */
  readonly percentile: number;
}

/** What the numbers of each column of the table were multiplied by: age or height, L, M, S. */
const SCALES = [10, 10_000, 10_000, 100_000];

type Curve = readonly (readonly number[])[];
const curves = new Map<string, Curve>();

/** The columns of a curve: each number of the table is the change of the step from point to point. */
function columnsOf(name: string): Curve {
  const known = curves.get(name);
  if (known !== undefined) return known;
  const columns = (GROWTH_TABLE[name] ?? '').split('|').map((column, i) => {
    let value = 0;
    let step = 0;
    return column.split(' ').map((change) => {
      step += Number(change);
      value += step;
      return value / (SCALES[i] ?? 1);
    });
  });
  curves.set(name, columns);
  return columns;
}

/**
 * How a child compares with the WHO curves: the Child Growth Standards (2006) up to five years, the growth reference (2007)
 * up to nineteen. `at` is the age in days, or the height in cm where the curve is one for the height. Undefined outside of
 * what a curve covers.
 */
export function growthScore(
  indicator: GrowthIndicator,
  sex: Sex,
  at: number,
  value: number,
): GrowthScore | undefined {
  const curve = curveAt(indicator, sex, at);
  if (!curve || !(value > 0)) return undefined;
  const isEven = indicator === 'estatura' || indicator === 'cabeca';
  const z = isEven ? lmsScore(curve, value) : boundedScore(curve, value);
  return { z, percentile: percentileOf(z) };
}

/** The value that a child of this age has at a z-score: for the lines of a chart. */
export function growthValue(indicator: GrowthIndicator, sex: Sex, at: number, z: number): number | undefined {
  const curve = curveAt(indicator, sex, at);
  return curve && valueAt(curve, z);
}

/** Between two points of the table each parameter changes evenly, as WHO's own program has it. */
function curveAt(indicator: GrowthIndicator, sex: Sex, at: number): Lms | undefined {
  const columns = columnsOf(`${indicator} ${sex}`);
  const [places = []] = columns;
  const startOf = (point: number) => places[point] as number;
  const last = places.length - 1;
  if (!(at >= startOf(0) && at <= startOf(last))) return undefined;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (startOf(middle) <= at) low = middle;
    else high = middle;
  }
  const part = (at - startOf(low)) / (startOf(high) - startOf(low));
  const parameter = (offset: number) => {
    const before = columns[offset]?.[low] as number;
    const after = columns[offset]?.[high] as number;
    return before + part * (after - before);
  };
  return { l: parameter(1), m: parameter(2), s: parameter(3) };
}

const lmsScore = ({ l, m, s }: Lms, value: number) =>
  l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);

const valueAt = ({ l, m, s }: Lms, z: number) =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** Weights are skewed, so WHO measures what lies beyond three deviations by the distance between the second and the third. */
function boundedScore(curve: Lms, value: number): number {
  const z = lmsScore(curve, value);
  if (Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const third = valueAt(curve, 3 * side);
  return 3 * side + (value - third) / Math.abs(third - valueAt(curve, 2 * side));
}

/** The normal distribution below z, by the approximation 26.2.17 of Abramowitz and Stegun (error below 10⁻⁷). */
function percentileOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return 100 * (z < 0 ? tail : 1 - tail);
}
