import type { DayKind, Dia, PlanDay } from './days.ts';
import type { ShoppingChoice, ShoppingNeeds } from './shopping-list.ts';

const WEEK = 7;
const WEEKDAYS = 5;
/** Training days of a week, until somebody says how many. */
export const USUAL_TRAINING = 3;

type Dated = Pick<ShoppingNeeds, 'days'>;

/** Whether the list has to ask how often the reader trains. */
export const asksTraining = ({ days = [] }: Dated): boolean =>
  days.some(({ kind }) => kind.includes('treino'));

/**
 * How many of the days are of each kind. Seven days are a week, wherever it begins; other numbers have the same shares, in whole
 * days. Training is spread evenly over weekdays and weekends.
 */
export function daysOfKinds(
  days: readonly PlanDay[],
  { days: all, training = USUAL_TRAINING }: Pick<ShoppingChoice, 'days' | 'training'>,
): number[] {
  const weekdays = Math.round((all * WEEKDAYS) / WEEK);
  const trained = Math.round((all * training) / WEEK);
  const least = Math.max(0, weekdays + trained - all);
  const both = Math.min(Math.max(Math.round((weekdays * trained) / all), least), weekdays, trained);
  return days.map(({ kind }) => countOf(kind, { all, weekdays, trained, both }));
}

interface Counts {
  all: number;
  weekdays: number;
  trained: number;
  /** Weekdays with training. */
  both: number;
}

function countOf(kind: DayKind, { all, weekdays, trained, both }: Counts): number {
  const has = (dia: Dia) => kind.includes(dia);
  const isWeekday = has('uteis');
  if (!isWeekday && !has('fim_de_semana')) return has('treino') ? trained : all - trained;
  if (has('treino')) return isWeekday ? both : trained - both;
  if (has('descanso')) return isWeekday ? weekdays - both : all - weekdays - trained + both;
  return isWeekday ? weekdays : all - weekdays;
}

const whenWords: Readonly<Record<Dia, string>> = {
  uteis: 'de segunda a sexta',
  fim_de_semana: 'de fim de semana',
  treino: 'de treino',
  descanso: 'de descanso',
};

/** "5 de segunda a sexta, 2 de fim de semana": what a list assumes about its days. Empty where all days are alike. */
export function assumedDays({ days = [] }: Dated, choice: Pick<ShoppingChoice, 'days' | 'training'>): string {
  return daysOfKinds(days, choice)
    .map((count, place) => ({ count, kind: days[place]?.kind ?? [] }))
    .filter(({ count }) => count > 0)
    .map(({ count, kind }) => `${count} ${kindWords(kind)}`)
    .join(', ');
}

const kindWords = ([first, second]: DayKind): string => {
  if (first === undefined) return '';
  return second ? `${whenWords[first]} ${second === 'treino' ? 'com' : 'sem'} treino` : whenWords[first];
};

/** Of every meal the options that some kind of day has first. */
export const firstOfKinds = (days: readonly PlanDay[]): number[][] =>
  (days[0]?.options ?? []).map((_, meal) => {
    const first = days.flatMap(({ options }) => options[meal]?.slice(0, 1) ?? []);
    return [...new Set(first)].sort((a, b) => a - b);
  });

/**
 * On how many days each chosen option of a meal is eaten. On a kind of day an option that names its days comes before one for
 * more days, and options for the same days share them equally.
 */
export function daysOfOptions(
  days: readonly PlanDay[],
  choice: Pick<ShoppingChoice, 'days' | 'training'>,
  meal: number,
  chosen: readonly number[],
): ReadonlyMap<number, number> {
  const counts = daysOfKinds(days, choice);
  const kindsWith = (place: number) => days.map(({ options }) => options[meal]?.includes(place) ?? false);
  const on = new Map(chosen.map((place) => [place, kindsWith(place)]));
  const reach = (place: number) => on.get(place)?.filter(Boolean).length ?? 0;
  const eaten = new Map<number, number>();
  for (const [kind, count] of counts.entries()) {
    const possible = chosen.filter((place) => on.get(place)?.[kind]);
    const [closest] = possible.toSorted((a, b) => reach(a) - reach(b) || a - b);
    const shared = possible.filter((place) => `${on.get(place)}` === `${on.get(closest ?? -1)}`);
    if (count > 0)
      for (const place of shared) eaten.set(place, (eaten.get(place) ?? 0) + count / shared.length);
  }
  return eaten;
}
