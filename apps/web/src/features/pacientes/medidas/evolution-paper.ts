import type { Stored } from '@alecrim/domain';
import { dayText, numberText } from '@alecrim/domain/pure';
import { ageText } from '../../../fields/age.ts';
import { longDate } from '../../../lib/dates.ts';
import { dayTicks, scaleOf, valueTicks } from './chart-geometry.ts';
import {
  CURVES_NOTE,
  curveText,
  goalText,
  type Panel,
  tickText,
  valueText,
  withUnit,
} from './chart-panels.ts';
import { rowsOf } from './evolution-table.tsx';
import type { Figure, Figures } from './figures.ts';
import { dayFromNumber } from './measured.ts';
import type { Point, Series } from './series.ts';

interface Evolution {
  patient: Stored<'Paciente'>;
  series: readonly Series[];
  newest: Figures & { day: string };
  panels: readonly Panel[];
}

// As many as fit the width of the paper.
const MOST_DAYS = 9;
const MOST_VALUES = 4;

/** What the sheet of the evolution shows, for the server to draw: texts, and places as shares of a chart. */
export function shownEvolution({ patient, series, newest, panels }: Evolution) {
  return {
    about: aboutLines(patient),
    newest: {
      title: `Em ${dayText(newest.day)}`,
      figures: newest.figures.map((figure) => ({ name: figure.name, text: figureText(figure) })),
    },
    charts: panels.map(chartOf),
    table: {
      head: ['Data', ...series.map(withUnit)],
      rows: rowsOf(series).map(({ day, values }) => [
        dayText(dayFromNumber(day)),
        ...series.map(({ key, digits }) => valueText(values[key], digits)),
      ]),
    },
  };
}

function chartOf({ series, curves, goal, days, values }: Panel) {
  const [across, up] = [shareIn(days), shareIn(values)];
  const points = (of: readonly Point[]) => of.map(({ day, value }) => [across(day), up(value)]);
  return {
    legend: series.map((one, place) => ({ place, text: withUnit(one) })),
    note: curves.length > 0 ? CURVES_NOTE : '',
    up: valueTicks(values, MOST_VALUES).map((value) => ({ at: up(value), text: tickText(value) })),
    across: dayTicks(days, MOST_DAYS).map(({ day, text }) => ({ at: across(day), text })),
    lines: series.map((one, place) => ({ place, points: points(one.points) })),
    curves: curves.map(({ z, points: of }) => ({
      text: curveText(z),
      isMiddle: z === 0,
      points: points(of),
    })),
    goal: goal === undefined ? null : { at: up(goal), text: goalText(goal) },
  };
}

/** Four decimals are finer than any printer. */
function shareIn(range: Panel['days']): (value: number) => number {
  const scale = scaleOf(range, 0, 1);
  return (value) => Math.round(scale(value) * 10_000) / 10_000;
}

export const figureText = ({ text, meaning }: Pick<Figure, 'text' | 'meaning'>): string =>
  meaning ? `${text}: ${meaning}` : text;

export function aboutLines({ nome, data_nascimento, meta_peso_kg }: Stored<'Paciente'>): string[] {
  const born = data_nascimento ? `Nascimento: ${dayText(data_nascimento)}` : '';
  const age = data_nascimento ? ageText(data_nascimento) : '';
  const goal = meta_peso_kg ? `Meta de peso: ${numberText(meta_peso_kg)} kg` : '';
  return [`Paciente: ${nome}`, [born, age, goal].filter(Boolean).join(' · '), longDate(new Date())].filter(
    Boolean,
  );
}
