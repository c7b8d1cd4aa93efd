import { anAvaliacao } from '@alecrim/domain/testing';
import * as growth from '@alecrim/nutrition/growth';
import { expect, test } from 'vitest';
import {
  dayRange,
  dayTicks,
  linePath,
  pointPath,
  pointSize,
  scaleOf,
  valueRange,
  valueTicks,
} from './chart-geometry.ts';
import { panelsOf } from './chart-panels.ts';
import { rowsOf } from './evolution-table.tsx';
import { dayFromNumber, dayNumber, type Measurement, newestValues, type Subject } from './measured.ts';
import { seriesOf } from './series.ts';

const woman: Subject = { sex: 'feminino', birthDay: '1991-04-23' };
const measured = (data: string, over: object): Measurement =>
  ({
    id: data,
    created_date: `${data}T12:00:00Z`,
    exames: [],
    outras_medidas: [],
    ...anAvaliacao({ data, peso_kg: null, altura_cm: null, cintura_cm: null }),
    ...over,
  }) as Measurement;

const course = [
  measured('2026-03-02', { peso_kg: 70, cintura_cm: 80 }),
  measured('2025-01-01', {
    peso_kg: 80,
    altura_cm: 165,
    exames: [{ nome: 'Ferritina', valor: 30, unidade: 'ng/mL' }],
  }),
  measured('2025-02-01', { peso_kg: null, exames: [{ nome: 'ferritina ', valor: 42.25, unidade: 'ng/mL' }] }),
];

test('days stand by their real distance', () => {
  const days = ['2026-01-01', '2026-01-11', '2026-04-11'].map(dayNumber);
  const x = scaleOf(dayRange(days), 0, 100);
  expect(days.map(x)).toEqual([0, 10, 100]);
  expect(dayFromNumber(dayNumber('2024-02-29'))).toBe('2024-02-29');
});

test('one day alone stands in the middle, and so does one value', () => {
  const day = dayNumber('2026-03-02');
  expect(scaleOf(dayRange([day]), 0, 100)(day)).toBe(50);
  expect(scaleOf(valueRange([70]), 100, 0)(70)).toBe(50);
});

test('the values have round ticks inside of the range', () => {
  expect(valueTicks({ min: 68.2, max: 83.7 }, 4)).toEqual([70, 75, 80]);
  expect(valueTicks({ min: 0.4, max: 1.1 }, 4)).toEqual([0.4, 0.6, 0.8, 1]);
  for (const [min, max] of [
    [1, 2],
    [3, 500],
    [70, 70.9],
    [0, 0.02],
  ] as const) {
    const ticks = valueTicks({ min, max }, 4);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThan(7);
    for (const tick of ticks) expect(tick >= min - 1e-9 && tick <= max + 1e-9).toBe(true);
  }
});

test('the ticks of the days are beginnings of months and years, never more than asked for', () => {
  const range = (from: string, to: string) => ({ min: dayNumber(from), max: dayNumber(to) });
  const texts = (from: string, to: string, most: number) =>
    dayTicks(range(from, to), most).map(({ text }) => text);
  expect(texts('2024-11-01', '2026-10-10', 4)).toEqual(['jan 25', 'jul 25', 'jan 26', 'jul 26']);
  expect(texts('2026-01-15', '2026-06-20', 6)).toEqual(['fev 26', 'mar 26', 'abr 26', 'mai 26', 'jun 26']);
  expect(texts('2010-05-01', '2026-01-01', 4)).toEqual(['2015', '2020', '2025']);
  expect(texts('2026-03-01', '2026-03-10', 5)).toEqual(['01/03', '03/03', '05/03', '07/03', '09/03']);
});

test('a series goes from the first day to the last and leaves out days without a value', () => {
  const series = seriesOf(course, woman);
  expect(series.map(({ key }) => key)).toEqual([
    'peso_kg',
    'imc',
    'cintura_cm',
    'altura_cm',
    'nome ferritina ng/mL',
  ]);
  const [weight, bmi, , , ferritin] = series;
  expect(weight?.points.map(({ value }) => value)).toEqual([80, 70]);
  // The later weight has the height of the first day.
  expect(bmi?.points.map(({ value }) => Math.round(value * 10) / 10)).toEqual([29.4, 25.7]);
  expect(ferritin?.points.map(({ value }) => value)).toEqual([30, 42.25]);
});

test('series of one unit share a panel; the goal stands in the panel of the weight', () => {
  const panels = panelsOf(seriesOf(course, woman), { goal: 66, subject: woman, growth });
  expect(panels.map(({ series }) => series.map(({ name }) => name))).toEqual([
    ['Peso'],
    ['IMC'],
    ['Cintura'],
    ['Altura'],
    ['Ferritina'],
  ]);
  expect(panels.map(({ goal }) => goal)).toEqual([66, undefined, undefined, undefined, undefined]);
  expect(panels[0]?.values.min).toBeLessThan(66);
  expect(panels.flatMap(({ curves }) => curves)).toEqual([]);
  expect(panelsOf([], { goal: 66, subject: woman, growth })).toEqual([]);
});

test('a child has five curves behind weight, height and body mass index', () => {
  const boy: Subject = { sex: 'masculino', birthDay: '2022-02-10' };
  const all = [
    measured('2025-02-10', { peso_kg: 14, altura_cm: 95, cintura_cm: 50 }),
    measured('2026-02-10', { peso_kg: 16, altura_cm: 102, cintura_cm: 51 }),
  ];
  const panels = panelsOf(seriesOf(all, boy), { goal: null, subject: boy, growth });
  expect(panels.map(({ key, curves }) => [key, curves.map(({ z }) => z)])).toEqual([
    ['kg', [-2, -1, 0, 1, 2]],
    ['kg/m²', [-2, -1, 0, 1, 2]],
    ['cm', []],
    ['altura', [-2, -1, 0, 1, 2]],
  ]);
});

test('the table has a row for each day, the newest first, with gaps', () => {
  const series = seriesOf(course, woman).filter(({ key }) => ['peso_kg', 'cintura_cm'].includes(key));
  expect(rowsOf(series).map(({ id, values }) => [id, values])).toEqual([
    ['2026-03-02', { peso_kg: 70, cintura_cm: 80 }],
    ['2025-01-01', { peso_kg: 80 }],
  ]);
});

test('lines are drawn through their points, and each line has another form of point', () => {
  const same = (value: number) => value;
  const points = [
    { day: 1, value: 2 },
    { day: 3.26, value: 4 },
  ];
  expect(linePath(points, same, same)).toBe('M1 2L3.3 4');
  expect(new Set([0, 1, 2, 3, 4].map((place) => pointPath(place, 10, 10))).size).toBe(5);
  expect(pointSize(60, 300)).toBeLessThan(pointSize(12, 300));
});

test('the newest measurement is the one of the latest day', () => {
  expect(newestValues(course).data).toBe('2026-03-02');
  expect(newestValues([])).toEqual({});
});
