/** What a meal or an option may say about its days. */
export const DIAS = ['uteis', 'fim_de_semana', 'treino', 'descanso'] as const;
export type Dia = (typeof DIAS)[number];

/** Every day has one value of each pair. */
const PAIRS = [
  ['uteis', 'fim_de_semana'],
  ['treino', 'descanso'],
] as const satisfies readonly (readonly Dia[])[];

/** One value of every pair that a plan tells apart; empty where it tells none. */
export type DayKind = readonly Dia[];

interface DatedOption {
  readonly dias?: unknown;
}
interface DatedMeal extends DatedOption {
  readonly opcoes?: readonly DatedOption[] | null;
}

/**
 * The days that a stored value names, in one order. Both values of a pair are every day, so they are left out. Empty for every
 * day, and for what is no list of days.
 */
export function namedDays(value: unknown): Dia[] {
  const named = Array.isArray(value) ? DIAS.filter((dia) => value.includes(dia)) : [];
  return named.filter((dia) => !PAIRS.some((pair) => pair.includes(dia as never) && hasAll(named, pair)));
}

const hasAll = (named: readonly Dia[], pair: readonly Dia[]) => pair.every((dia) => named.includes(dia));

/** Whether what names these days is eaten on this kind of day. */
export const isOnDay = (named: readonly Dia[], kind: DayKind): boolean =>
  named.every((dia) => kind.includes(dia));

/** A kind of day of a plan, and which options of each meal it has. A meal without one is no meal of that day. */
export interface PlanDay {
  readonly kind: DayKind;
  readonly options: readonly (readonly number[])[];
}

/** The kinds of day that a plan tells apart, four at most: weekdays and training come first. Empty if all days are alike. */
export function planDays(meals: readonly DatedMeal[] | null | undefined): PlanDay[] {
  const dated = (meals ?? []).map(({ dias, opcoes }) => ({
    named: namedDays(dias),
    options: (opcoes ?? []).map((option) => namedDays(option.dias)),
  }));
  const used = new Set(dated.flatMap(({ named, options }) => [...named, ...options.flat()]));
  if (used.size === 0) return [];
  return kindsOf(used).map((kind) => ({
    kind,
    options: dated.map(({ named, options }) =>
      options.flatMap((option, place) => (isOnDay(named, kind) && isOnDay(option, kind) ? [place] : [])),
    ),
  }));
}

const kindsOf = (used: ReadonlySet<Dia>): DayKind[] =>
  PAIRS.filter((pair) => pair.some((dia) => used.has(dia))).reduce<DayKind[]>(
    (kinds, pair) => kinds.flatMap((kind) => pair.map((dia) => [...kind, dia])),
    [[]],
  );

export const diaLabels: Readonly<Record<Dia, string>> = {
  uteis: 'Segunda a sexta',
  fim_de_semana: 'Fim de semana',
  treino: 'Dias de treino',
  descanso: 'Dias de descanso',
};

/** "Segunda a sexta, dias de treino"; "Todos os dias" where none is named. */
export function daysWords(days: readonly Dia[]): string {
  const words = days.map((dia) => diaLabels[dia]).join(', ');
  return words.charAt(0) + words.slice(1).toLowerCase() || 'Todos os dias';
}

/** The days in words, or nothing for every day. */
export function daysText(value: unknown): string {
  const days = namedDays(value);
  return days.length > 0 ? daysWords(days) : '';
}

/** "Almoço (fim de semana)". */
export const withDays = (name: string, days: readonly Dia[]): string =>
  days.length > 0 ? `${name} (${daysWords(days).toLowerCase()})` : name;

export interface DayGroup<Part> {
  readonly days: readonly Dia[];
  /** The heading; empty where all parts are for every day. */
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Parts by the days that they name, those for every day first, each group in the order of the plan. */
export function dayGroups<Part extends { readonly dias: readonly Dia[] }>(
  parts: readonly Part[],
): DayGroup<Part>[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) groups.set(`${part.dias}`, [...(groups.get(`${part.dias}`) ?? []), part]);
  const isPlain = groups.size === 0 || (groups.size === 1 && groups.has(''));
  return [...groups.values()]
    .map((group) => ({ days: group[0]?.dias ?? [], parts: group }))
    .sort((a, b) => rank(a.days) - rank(b.days))
    .map(({ days, parts }) => ({ days, title: isPlain ? '' : daysWords(days), parts }));
}

/** Those that name fewer first, then the order of the days. */
const rank = (days: readonly Dia[]): number => Number(days.map((dia) => DIAS.indexOf(dia) + 1).join('') || 0);
