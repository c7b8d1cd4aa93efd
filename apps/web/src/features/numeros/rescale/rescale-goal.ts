import type { Goal } from '@alecrim/nutrition';
import { typedDecimal } from '../../../fields/decimal-text.ts';
import { inWhole } from '../amount-words.ts';
import { MACROS, type Meta, targetGrams } from '../targets/targets.ts';

/** What the nutritionist asks for; `meta` is the energy of the plan's own target. */
export type GoalKind = 'meta' | 'kcal' | 'percent' | (typeof MACROS)[number]['macro'];

interface GoalField {
  label: string;
  hint: string;
  least: number;
  most: number;
}

/** `LEAST_FACTOR` and `MOST_FACTOR` of the rescaling, in per cent. */
const percent: GoalField = {
  label: 'Porcentagem',
  hint: 'Ex.: −10 para diminuir, 10 para aumentar',
  least: -60,
  most: 150,
};
const kcal: GoalField = { label: 'Energia do dia (kcal)', hint: 'Ex.: 1.600', least: 300, most: 10_000 };
const grams = (name: string): GoalField => ({
  label: `${name} do dia (g)`,
  hint: 'Mudam só os itens cuja energia vem sobretudo deste nutriente',
  least: 1,
  most: 1_000,
});

/** The field of a goal; none where the plan's target says it. */
export function goalField(kind: GoalKind): GoalField | undefined {
  if (kind === 'meta') return undefined;
  if (kind === 'kcal') return kcal;
  return kind === 'percent' ? percent : grams(nameOf(kind));
}

const nameOf = (kind: GoalKind) => MACROS.find(({ macro }) => macro === kind)?.name ?? '';

/** The kinds that can be chosen, with their labels. */
export function goalKinds(meta: Meta | null | undefined): [GoalKind, string][] {
  const target = meta?.kcal;
  return [
    ...(target ? [['meta', `A meta de ${inWhole(target)} kcal`] satisfies [GoalKind, string]] : []),
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

/** The goal that was typed; undefined where the field is empty, an error where no goal can be read in it. */
export function goalOf(
  kind: GoalKind,
  typed: string,
  meta: Meta | null | undefined,
): { goal?: Goal; error?: string } {
  if (kind === 'meta') return meta?.kcal ? { goal: { kcal: meta.kcal } } : {};
  const field = goalField(kind);
  const value = typedDecimal(typed.replace('−', '-').replace(/^\+|\s*%$/g, ''));
  if (value === null || field === undefined) return {};
  if (typeof value !== 'number' || value < field.least || value > field.most)
    return { error: `Informe um número de ${inWhole(field.least)} a ${inWhole(field.most)}` };
  if (kind === 'kcal') return { goal: { kcal: value } };
  return { goal: kind === 'percent' ? { percent: value } : { macro: kind, grams: value } };
}
