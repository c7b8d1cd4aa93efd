import type { Goal, Targets } from '@alecrim/nutrition';
import { typedDecimal } from '../../../fields/decimal-text.ts';
import { inWhole } from '../amount-words.ts';
import { MACROS, type Meta, targetGrams } from '../targets/targets.ts';

/** What the nutritionist asks for; `meta` are all targets of the plan. */
export type GoalKind = 'meta' | 'kcal' | 'percent' | (typeof MACROS)[number]['macro'];

interface GoalField {
  label: string;
  hint: string;
  least: number;
  most: number;
}

/** As far as a line may change. */
const percent: GoalField = {
  label: 'Porcentagem',
  hint: 'Ex.: −10 para diminuir, 10 para aumentar',
  least: -35,
  most: 35,
};
const kcal: GoalField = { label: 'Energia do dia (kcal)', hint: 'Ex.: 1.600', least: 300, most: 10_000 };
const grams = (name: string): GoalField => ({
  label: `${name} do dia (g)`,
  hint: 'Mudam só os itens cuja energia vem sobretudo deste nutriente',
  least: 1,
  most: 1_000,
});

/** The field of a goal; none where the plan's targets say it. */
export function goalField(kind: GoalKind): GoalField | undefined {
  if (kind === 'meta') return undefined;
  if (kind === 'kcal') return kcal;
  return kind === 'percent' ? percent : grams(nameOf(kind));
}

const nameOf = (kind: GoalKind) => MACROS.find(({ macro }) => macro === kind)?.name ?? '';

/** All targets of a plan that are set; undefined if none is. */
export function targetsOf(meta: Meta | null | undefined): Targets | undefined {
  const targets = Object.fromEntries(
    [
      ['energy', meta?.kcal ?? undefined] as const,
      ...MACROS.map(({ macro }) => [macro, targetGrams(meta, macro)] as const),
    ].filter(([, amount]) => amount !== undefined && amount > 0),
  );
  return Object.keys(targets).length > 0 ? targets : undefined;
}

/** "1.800 kcal · P 90 g · G 60 g" */
function targetWords(targets: Targets): string {
  const macros = MACROS.flatMap(({ macro, letter }) => {
    const amount = targets[macro];
    return amount === undefined ? [] : [`${letter} ${inWhole(amount)} g`];
  });
  return [...(targets.energy ? [`${inWhole(targets.energy)} kcal`] : []), ...macros].join(' · ');
}

/** The kinds that can be chosen, with their labels. */
export function goalKinds(meta: Meta | null | undefined): [GoalKind, string][] {
  const targets = targetsOf(meta);
  return [
    ...(targets ? [['meta', `As metas: ${targetWords(targets)}`] satisfies [GoalKind, string]] : []),
    ['kcal', 'Um valor em kcal'],
    ['percent', 'Uma porcentagem a mais ou a menos'],
    ...MACROS.map(({ macro, name }): [GoalKind, string] => [macro, `${name} em gramas`]),
  ];
}

/** The text with which a field starts: the target's grams where there are some. */
export function goalStart(kind: GoalKind, meta: Meta | null | undefined): string {
  if (kind === 'meta' || kind === 'kcal' || kind === 'percent') return '';
  const target = targetGrams(meta, kind);
  return target === undefined ? '' : String(Math.round(target));
}

/** *Manter proteína* says something where the energy is the goal and no target says how much protein there shall be. */
export const canKeepProtein = (kind: GoalKind, meta: Meta | null | undefined): boolean =>
  kind === 'kcal' || kind === 'percent' || (kind === 'meta' && targetsOf(meta)?.protein === undefined);

/** The goal that was typed; undefined where the field is empty, an error where no goal can be read in it. */
export function goalOf(
  kind: GoalKind,
  typed: string,
  meta: Meta | null | undefined,
): { goal?: Goal; error?: string } {
  if (kind === 'meta') {
    const targets = targetsOf(meta);
    return targets ? { goal: { targets } } : {};
  }
  const field = goalField(kind);
  const value = typedDecimal(typed.replace('−', '-').replace(/^\+|\s*%$/g, ''));
  if (value === null || field === undefined) return {};
  if (typeof value !== 'number' || value < field.least || value > field.most)
    return { error: `Informe um número de ${inWhole(field.least)} a ${inWhole(field.most)}` };
  if (kind === 'kcal') return { goal: { targets: { energy: value } } };
  return { goal: kind === 'percent' ? { percent: value } : { macro: kind, grams: value } };
}
