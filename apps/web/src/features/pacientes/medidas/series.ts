import type { MeasuredField } from '../../../fields/avaliacao-labels.ts';
import { nameAndUnit } from '../../../fields/avaliacao-labels.ts';
import { bmiFor, fatOf, leanOf } from './composition.ts';
import { dayNumber, type Measurement, numberIn, type Subject } from './measured.ts';

export interface Point {
  /** The day as a number. */
  day: number;
  value: number;
}

/** A point with the measurement that it comes from. */
export interface MeasuredPoint extends Point {
  id: string;
}

/** One thing that was measured, or calculated, over time. */
export interface Series {
  key: string;
  name: string;
  unit: string;
  /** Series of one panel share its scale: only what has the same unit and a like size. */
  panel: string;
  digits: number;
  /** From the first day to the last. */
  points: MeasuredPoint[];
}

/** The series that are shown first, if there is something to show. */
export const FIRST_SERIES = ['peso_kg', 'imc', 'cintura_cm', 'gordura'];

type ReadValue = (one: Measurement) => number | undefined;
type SeriesSource = Pick<Series, 'key' | 'name' | 'unit' | 'panel'> & { digits?: number; read: ReadValue };

const field = (key: MeasuredField, panel: string): SeriesSource => ({
  key,
  ...nameAndUnit(key),
  panel,
  read: (one) => numberIn(one, key),
});

/** Every series that has at least one value. */
export function seriesOf(all: readonly Measurement[], subject: Subject): Series[] {
  const sources: SeriesSource[] = [
    field('peso_kg', 'kg'),
    {
      key: 'imc',
      name: 'IMC',
      unit: 'kg/m²',
      panel: 'kg/m²',
      read: (one) => bmiFor(one, subject, all),
    },
    field('cintura_cm', 'cm'),
    field('quadril_cm', 'cm'),
    field('abdomen_cm', 'cm'),
    {
      key: 'gordura',
      name: 'Gordura corporal',
      unit: '%',
      panel: '%',
      read: (one) => fatOf(one, subject).fat?.percent,
    },
    {
      key: 'massa_magra',
      name: 'Massa magra',
      unit: 'kg',
      panel: 'kg',
      read: (one) => leanOf(one, subject),
    },
    field('altura_cm', 'altura'),
    field('braco_cm', 'membros'),
    field('coxa_cm', 'membros'),
    field('panturrilha_cm', 'membros'),
    field('cabeca_cm', 'cabeca'),
    field('pressao_sistolica', 'mmHg'),
    field('pressao_diastolica', 'mmHg'),
    ...namedSources(all),
  ];
  const inOrder = [...all].sort((one, other) => one.data.localeCompare(other.data));
  return sources
    .map(({ read, digits = 1, ...source }) => ({ ...source, digits, points: pointsOf(inOrder, read) }))
    .filter(({ points }) => points.length > 0);
}

function pointsOf(inOrder: readonly Measurement[], read: ReadValue): MeasuredPoint[] {
  return inOrder.flatMap((one) => {
    const value = read(one);
    return value === undefined ? [] : { id: one.id, day: dayNumber(one.data), value };
  });
}

/** Laboratory values and other measurements: one series for each name with its unit. */
function namedSources(all: readonly Measurement[]): SeriesSource[] {
  const sources = new Map<string, SeriesSource>();
  for (const one of all)
    for (const { nome, unidade } of [...one.exames, ...one.outras_medidas]) {
      const name = nome?.trim() ?? '';
      const unit = unidade?.trim() ?? '';
      const key = `nome ${name.toLowerCase()} ${unit}`;
      if (name && !sources.has(key))
        sources.set(key, {
          key,
          name,
          unit,
          panel: key,
          digits: 2,
          read: (at) => namedValue(at, name, unit),
        });
    }
  return [...sources.values()];
}

function namedValue(one: Measurement, name: string, unit: string): number | undefined {
  const found = [...one.exames, ...one.outras_medidas].find(
    ({ nome, unidade, valor }) =>
      nome?.trim().toLowerCase() === name.toLowerCase() && (unidade?.trim() ?? '') === unit && valor !== null,
  );
  return found?.valor ?? undefined;
}
