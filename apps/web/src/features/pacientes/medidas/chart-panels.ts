import { numberText } from '@alecrim/domain/pure';
import { ADULT_FROM } from '@alecrim/nutrition/body';
import { dayRange, type Range, valueRange } from './chart-geometry.ts';
import type { Growth } from './growth-figures.ts';
import { ageOn, dayFromNumber, dayNumber, type Subject } from './measured.ts';
import type { Point, Series } from './series.ts';

interface Curve {
  z: number;
  points: Point[];
}

export interface Panel {
  key: string;
  series: Series[];
  /** The weight that the patient wants to reach. */
  goal: number | undefined;
  /** The curves of WHO behind the line of a child. */
  curves: Curve[];
  days: Range;
  values: Range;
}

interface PanelOptions {
  goal: number | null | undefined;
  subject: Subject;
  growth: Growth | undefined;
}

/** The panels of a chart: one for each scale, all over the same days. */
export function panelsOf(chosen: readonly Series[], { goal, subject, growth }: PanelOptions): Panel[] {
  if (chosen.length === 0) return [];
  const days = dayRange(chosen.flatMap(({ points }) => points.map(({ day }) => day)));
  return [...new Set(chosen.map(({ panel }) => panel))].map((key) => {
    const series = chosen.filter(({ panel }) => panel === key);
    const goalHere = goal && series.some(({ key: name }) => name === 'peso_kg') ? goal : undefined;
    const curves = growth ? curvesOf(growth, series, subject, days) : [];
    const values = [
      ...series.flatMap(({ points }) => points.map(({ value }) => value)),
      ...curves.flatMap(({ points }) => points.map(({ value }) => value)),
      ...(goalHere ? [goalHere] : []),
    ];
    return { key, series, goal: goalHere, curves, days, values: valueRange(values) };
  });
}

const indicators = { peso_kg: 'peso', imc: 'imc', altura_cm: 'estatura', cabeca_cm: 'cabeca' } as const;
const SCORES = [-2, -1, 0, 1, 2];
const STEPS = 48;

/** Curves stand only behind the one line that they are about. */
function curvesOf(growth: Growth, series: readonly Series[], subject: Subject, days: Range): Curve[] {
  const [only] = series;
  const { sex, birthDay } = subject;
  if (!only || series.length > 1 || !Object.hasOwn(indicators, only.key) || !sex || !birthDay) return [];
  const last = dayFromNumber(Math.max(...only.points.map(({ day }) => day)));
  if ((ageOn(subject, last)?.years ?? ADULT_FROM) >= ADULT_FROM) return [];
  const indicator = indicators[only.key as keyof typeof indicators];
  const born = dayNumber(birthDay);
  const at = Array.from(
    { length: STEPS + 1 },
    (_, step) => days.min + ((days.max - days.min) * step) / STEPS,
  );
  return SCORES.map((z) => ({
    z,
    points: at.flatMap((day) => {
      const value = growth.growthValue(indicator, sex, day - born, z);
      return value === undefined ? [] : { day, value };
    }),
  })).filter(({ points }) => points.length > 1);
}

// The texts of a chart and its values, on the screen and on paper.

export const withUnit = ({ name, unit }: { name: string; unit: string }): string =>
  unit ? `${name} (${unit})` : name;

export const CURVES_NOTE = 'Linhas finas: curvas da OMS, de −2 a +2 desvios';

export const curveText = (z: number): string => (z > 0 ? `+${z}` : String(z).replace('-', '−'));

export const goalText = (kilograms: number): string => `Meta: ${numberText(kilograms)} kg`;

export const tickText = (value: number): string => numberText(value, 2);

export const valueText = (value: number | undefined, digits: number): string =>
  value === undefined ? '–' : numberText(value, digits);
