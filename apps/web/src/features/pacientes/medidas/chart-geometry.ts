import { DAY_MS } from '@alecrim/domain/pure';
import { dayFromNumber } from './measured.ts';
import type { Point } from './series.ts';

/** From a value to its place on the paper. */
export type Scale = (value: number) => number;

export interface Range {
  min: number;
  max: number;
}

export const scaleOf =
  ({ min, max }: Range, from: number, to: number): Scale =>
  (value) =>
    from + ((value - min) / (max - min)) * (to - from);

// One day alone stands in the middle of a month.
const LEAST_DAYS = 30;

/** The days that a chart covers, by their real distance. */
export function dayRange(days: readonly number[]): Range {
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const spare = Math.max(0, LEAST_DAYS - (last - first)) / 2;
  return { min: first - spare, max: last + spare };
}

const PADDING = 0.08;
const LEAST_SHARE = 0.05;

/** Room for all values and a little above and below; equal values stand in the middle. */
export function valueRange(values: readonly number[]): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const least = Math.max(Math.abs(high) * LEAST_SHARE, 0.5);
  const spare = Math.max((high - low) * PADDING, (least - (high - low)) / 2);
  return { min: Math.max(0, low - spare), max: high + spare };
}

/** Round numbers within a range: steps of 1, 2 or 5 by a power of ten. */
export function valueTicks({ min, max }: Range, most: number): number[] {
  const rough = (max - min) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const ticks: number[] = [];
  for (let count = Math.ceil(min / step - 1e-9); count * step <= max + 1e-9; count += 1)
    ticks.push(Number((count * step).toFixed(6)));
  return ticks;
}

export interface DayTick {
  day: number;
  text: string;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const MONTH = 30.44;

/** Days for the axis: beginnings of months, or of years where there are many, or single days where there are few. */
export function dayTicks({ min, max }: Range, most: number): DayTick[] {
  const months = (max - min) / MONTH;
  if (months < 3) return fewDays({ min, max }, most);
  const step = [1, 2, 3, 6, 12, 24, 60, 120].find((size) => months / size <= most) ?? 120;
  const ticks: DayTick[] = [];
  const [year = 0, month = 1] = dayFromNumber(Math.ceil(min)).split('-').map(Number);
  // Counted from the year 0, so that a step of three months stands in January, April, July and October.
  for (let at = Math.ceil((year * 12 + month - 1) / step) * step; ; at += step) {
    const day = Date.UTC(Math.floor(at / 12), at % 12, 1) / DAY_MS;
    if (day > max) return ticks;
    if (day >= min) ticks.push({ day, text: monthText(at, step) });
  }
}

const monthText = (at: number, step: number) => {
  const year = Math.floor(at / 12);
  return step >= 12 ? String(year) : `${MONTHS[at % 12]} ${String(year).slice(2)}`;
};

function fewDays({ min, max }: Range, most: number): DayTick[] {
  const step = [1, 2, 7, 14, 28].find((size) => (max - min) / size <= most) ?? 28;
  const ticks: DayTick[] = [];
  for (let day = Math.ceil(min); day <= max; day += step) {
    const [, month, date] = dayFromNumber(day).split('-');
    ticks.push({ day, text: `${date}/${month}` });
  }
  return ticks;
}

const placed = (number: number) => Math.round(number * 10) / 10;

/** A line through the points. */
export const linePath = (points: readonly Point[], x: Scale, y: Scale): string =>
  points.map(({ day, value }, index) => `${index ? 'L' : 'M'}${placed(x(day))} ${placed(y(value))}`).join('');

// Circle, square, triangle, diamond, triangle on its point; `r` is half of their size.
const forms: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`,
  (x, y, r) => `M${x - r} ${y - r}h${r * 2}v${r * 2}h${-r * 2}z`,
  (x, y, r) => `M${x} ${y - r - 1}l${r + 1} ${r * 2}h${-2 * (r + 1)}z`,
  (x, y, r) => `M${x} ${y - r - 1}l${r + 1} ${r + 1}l${-r - 1} ${r + 1}l${-r - 1} ${-r - 1}z`,
  (x, y, r) => `M${x} ${y + r + 1}l${r + 1} ${-r * 2}h${-2 * (r + 1)}z`,
];

/** The form of a point: each line of a panel has its own, so that they are told apart without colour. */
export const pointPath = (place: number, x: number, y: number, size = POINT): string =>
  forms[place % forms.length]?.(placed(x), placed(y), size) ?? '';

const POINT = 4.5;
const SMALL_POINT = 2.5;
const CROWDED = 10;

/** Half the size of the points: small ones where they would cover each other. */
export const pointSize = (count: number, width: number): number =>
  count * CROWDED > width ? SMALL_POINT : POINT;

export const dashes: readonly (string | undefined)[] = [undefined, '7 4', '2 4', '10 4 2 4', '14 5'];

/** Dark enough for text and lines on white. */
export const inks: readonly string[] = ['var(--brand-ink)', '#7a4b00', '#1c4f8f', '#6b2d5c', '#3d4a42'];
