import { numberText } from '@alecrim/domain/pure';
import { ADULT_FROM, bmiOf } from '@alecrim/nutrition/body';
import {
  circumferences,
  type MeasuredField,
  nameAndUnit,
  skinfolds,
} from '../../../fields/avaliacao-labels.ts';
import { fatOf, heightFor } from './composition.ts';
import {
  ageOn,
  dayNumber,
  isDay,
  lastKnown,
  type Measurement,
  numberIn,
  type Subject,
  type Values,
} from './measured.ts';

/** A question about a value that is possible and improbable. It never stops a save. */
export type Doubts = Partial<Record<MeasuredField, string>>;

const WEIGHT_CHANGE = 0.15;
const AROUND_CHANGE = 0.25;
const FAT_CHANGE = 10;
const SHRINKING_CM = 3;
const WIDE_FOLD_MM = 60;
// A child of half a year ago may well weigh 15 % more.
const GROWING_DAYS = 120;

interface Context {
  subject: Subject;
  all: readonly Measurement[];
  /** The stored record that is being edited: it is no earlier measurement of itself. */
  id?: string | undefined;
}

export function doubtsAbout(values: Values, { subject, all, id }: Context): Doubts {
  const doubts: Doubts = {};
  const age = ageOn(subject, values.data);
  const isGrowing = age !== undefined && age.years < ADULT_FROM;
  const earlier = (field: MeasuredField) => lastKnown(all, field, values.data, id);
  const ask = (field: MeasuredField, reason: string) => {
    const value = numberIn(values, field);
    if (value !== undefined) doubts[field] ??= `${reason} Confirma ${numberText(value, 2)}?`;
  };
  const changed = (
    field: MeasuredField,
    isDoubtful: (now: number, before: number) => boolean,
    subjectOfSentence = 'O valor anterior',
  ) => {
    const now = numberIn(values, field);
    const before = earlier(field);
    if (now === undefined || !before || !isDoubtful(now, before.value)) return;
    const isLongAgo = isDay(values.data) && dayNumber(values.data) - dayNumber(before.day) > GROWING_DAYS;
    if (isGrowing && isLongAgo && now > before.value) return;
    ask(field, `${subjectOfSentence} era ${numberText(before.value, 2)} ${nameAndUnit(field).unit}.`);
  };
  const beyond = (share: number) => (now: number, before: number) => Math.abs(now - before) > before * share;

  changed('peso_kg', beyond(WEIGHT_CHANGE), 'O peso anterior');
  changed(
    'altura_cm',
    (now, before) => (isGrowing ? now < before - SHRINKING_CM : Math.abs(now - before) > SHRINKING_CM),
    'A altura anterior',
  );
  for (const field of circumferences) changed(field, beyond(AROUND_CHANGE));
  changed('gordura_percentual', (now, before) => Math.abs(now - before) > FAT_CHANGE);
  changed('massa_magra_kg', beyond(WEIGHT_CHANGE));
  for (const field of skinfolds)
    if ((numberIn(values, field) ?? 0) > WIDE_FOLD_MM)
      ask(field, `Uma dobra de mais de ${WIDE_FOLD_MM} mm é rara.`);
  askAboutPairs(values, subject, all, ask);
  return doubts;
}

type Ask = (field: MeasuredField, reason: string) => void;

/** Values that are probable alone, and not together. */
function askAboutPairs(values: Values, subject: Subject, all: readonly Measurement[], ask: Ask) {
  const value = (field: MeasuredField) => numberIn(values, field);
  const [weight, waist, hip] = [value('peso_kg'), value('cintura_cm'), value('quadril_cm')];
  const height = heightFor(values, subject, all)?.value;
  if (weight !== undefined && height !== undefined) {
    const bmi = bmiOf(weight, height);
    if (bmi < 9 || bmi > 75)
      ask('peso_kg', `Com ${numberText(height)} cm de altura, o IMC fica em ${numberText(bmi)}.`);
  }
  if (waist !== undefined && hip !== undefined && (waist > hip * 1.6 || waist < hip * 0.5))
    ask('cintura_cm', `O quadril tem ${numberText(hip)} cm.`);
  const lean = value('massa_magra_kg');
  if (weight !== undefined && lean !== undefined && lean > weight)
    ask('massa_magra_kg', `O peso é ${numberText(weight)} kg.`);
  const before = value('peso_pre_gestacional_kg');
  if (weight !== undefined && before !== undefined && (weight > before * 1.4 || weight < before * 0.8))
    ask('peso_pre_gestacional_kg', `O peso de agora é ${numberText(weight)} kg.`);
  const [high, low] = [value('pressao_sistolica'), value('pressao_diastolica')];
  if (high !== undefined && (high < 70 || high > 220))
    ask('pressao_sistolica', 'É uma pressão fora do comum.');
  if (low !== undefined && (low < 40 || low > 130)) ask('pressao_diastolica', 'É uma pressão fora do comum.');
  const typed = value('gordura_percentual');
  const { fat } = fatOf(values, subject);
  if (typed !== undefined && fat && Math.abs(fat.percent - typed) > FAT_CHANGE)
    ask('gordura_percentual', `Pelas dobras são ${numberText(fat.percent)} %.`);
}
