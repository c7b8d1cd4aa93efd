import {
  bmiOf,
  bodyFat,
  SKINFOLD_METHODS,
  type Skinfold,
  type SkinfoldMethod,
} from '@alecrim/nutrition/body';
import type { MeasuredField } from '../../../fields/avaliacao-labels.ts';
import {
  ageOn,
  type KnownValue,
  lastKnown,
  type Measurement,
  numberIn,
  type Subject,
  type Values,
} from './measured.ts';

const folds: Readonly<Record<Skinfold, MeasuredField>> = {
  triceps: 'dobra_triceps_mm',
  biceps: 'dobra_biceps_mm',
  subescapular: 'dobra_subescapular_mm',
  suprailiaca: 'dobra_suprailiaca_mm',
  abdominal: 'dobra_abdominal_mm',
  coxa: 'dobra_coxa_mm',
  peitoral: 'dobra_peitoral_mm',
  axilar_media: 'dobra_axilar_media_mm',
};

const foldNames: Readonly<Record<Skinfold, string>> = {
  triceps: 'tríceps',
  biceps: 'bíceps',
  subescapular: 'subescapular',
  suprailiaca: 'suprailíaca',
  abdominal: 'abdominal',
  coxa: 'coxa',
  peitoral: 'peitoral',
  axilar_media: 'axilar média',
};

const isMethod = (method: unknown): method is SkinfoldMethod =>
  typeof method === 'string' && Object.hasOwn(SKINFOLD_METHODS, method);

export interface Fat {
  percent: number;
  /** How it is known. */
  note: string;
}

/** Body fat: as it was typed, or by the chosen method. `missing` says what the method still asks for. */
export function fatOf(values: Values, subject: Subject): { fat?: Fat; missing?: string } {
  const method = values.metodo_gordura;
  const typed = numberIn(values, 'gordura_percentual');
  if (!isMethod(method)) return typed === undefined ? {} : { fat: { percent: typed, note: 'Informada' } };
  const { name, folds: needed, fromYears, toYears } = SKINFOLD_METHODS[method];
  const age = ageOn(subject, values.data);
  const { sex } = subject;
  if (!sex || !age) return { missing: `Informe o sexo e a data de nascimento para calcular ${name}.` };
  const lacking = needed[sex].filter((fold) => numberIn(values, folds[fold]) === undefined);
  if (lacking.length > 0)
    return { missing: `Para ${name} falta medir: ${lacking.map((fold) => foldNames[fold]).join(', ')}.` };
  const measured = Object.fromEntries(needed[sex].map((fold) => [fold, numberIn(values, folds[fold])]));
  const result = bodyFat(method, { sex, years: age.years }, measured);
  if (!result) return { missing: `${name} não dá resultado com estas dobras. Confira os valores.` };
  const note = result.isOutsideAges ? `${name}; feito para pessoas de ${fromYears} a ${toYears} anos` : name;
  return { fat: { percent: result.percent, note } };
}

/** Lean mass in kg: as it was typed, or what the body fat leaves of the weight. A method hides the typed values: they do not count. */
export function leanOf(values: Values, subject: Subject): number | undefined {
  const typed = isMethod(values.metodo_gordura) ? undefined : numberIn(values, 'massa_magra_kg');
  const weight = numberIn(values, 'peso_kg');
  const { fat } = fatOf(values, subject);
  return typed ?? (fat && weight !== undefined ? weight * (1 - fat.percent / 100) : undefined);
}

// Children grow: only the height of the same day gives their index.
const GROWN = 20;

/** The height of the day, and for an adult the last known one. */
export function heightFor(
  values: Values,
  subject: Subject,
  all: readonly Measurement[],
): (KnownValue & { isOfDay: boolean }) | undefined {
  const own = numberIn(values, 'altura_cm');
  const day = values.data ?? '';
  if (own !== undefined) return { value: own, day, isOfDay: true };
  const age = ageOn(subject, values.data);
  if (age && age.years < GROWN) return undefined;
  const last = lastKnown(all, 'altura_cm', values.data);
  return last && { ...last, isOfDay: false };
}

export function bmiFor(values: Values, subject: Subject, all: readonly Measurement[]): number | undefined {
  const weight = numberIn(values, 'peso_kg');
  const height = heightFor(values, subject, all);
  return weight !== undefined && height ? bmiOf(weight, height.value) : undefined;
}
