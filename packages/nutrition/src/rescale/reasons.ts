import type { Macro } from '../needs/index.ts';
import type { Summed } from '../totals/line-amounts.ts';
import type { PlanLine } from './plan-lines.ts';
import type { Slider } from './rescale-plan.ts';
import { LEAST_FACTOR, MOST_FACTOR } from './rewrite-line.ts';

type Counted = PlanLine & Slider;

/** Why the day does not meet its goal, in Portuguese: what stays, and how far the rest may go. */
export function reasonsOf(
  lines: readonly Counted[],
  target: number,
  reached: number,
  nutrient: Summed,
): string[] {
  const unit = nutrient === 'energy' ? 'kcal' : 'g';
  const held = (why: Why) => lines.filter((line) => line.why === why);
  const sum = (some: readonly Counted[]) =>
    Math.round(some.reduce((total, { before }) => total + before, 0)).toLocaleString('pt-BR');
  const reasons: string[] = [];
  const locked = held('locked');
  if (locked.length > 0)
    reasons.push(
      `${counted(locked.length, 'item bloqueado', 'itens bloqueados')} com ${sum(locked)} ${unit} ao todo.`,
    );
  const decided = held('decided');
  if (decided.length > 0)
    reasons.push(
      `${counted(decided.length, 'item com decisão sua, que fica como está', 'itens com decisão sua, que ficam como estão')}.`,
    );
  const open = lines.filter(({ why }) => why === 'unsure' || why === 'unknown' || why === 'partial');
  if (open.length > 0)
    reasons.push(
      `${counted(open.length, 'item não calculado, que não entra', 'itens não calculados, que não entram')} na conta.`,
    );
  const others = held('not-mostly');
  if (others.length > 0 && nutrient !== 'energy')
    reasons.push(`${sum(others)} g vêm de alimentos que não são fonte principal e ficam como estão.`);
  const movable = lines.filter(({ ladder }) => ladder.length > 1);
  if (movable.length === 0) reasons.push('Nenhum item pode mudar.');
  else if (isAtEnd(movable, target > reached))
    reasons.push(
      `Cada item vai de ${number(LEAST_FACTOR)} a ${number(MOST_FACTOR)} vezes o que era: mais que isso é outra refeição.`,
    );
  else reasons.push('As medidas mudam em passos (meia colher, um ovo inteiro): o mais perto é isto.');
  return reasons;
}

/** The lines cannot go further in the direction of the goal. */
const isAtEnd = (lines: readonly Counted[], isUp: boolean): boolean =>
  lines.every(({ at, amounts }) => at === (isUp ? amounts.length - 1 : 0));

// This package imports nothing; the app's own helper is in the domain.
const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${new Intl.PluralRules('pt-BR').select(count) === 'one' ? one : many}`;

const number = (value: number): string => value.toLocaleString('pt-BR');

/** Why a line stays as it is. */
export type Why =
  | 'locked'
  | 'unsure'
  | 'unknown'
  | 'partial'
  | 'decided'
  | 'other-amount'
  | 'small'
  | 'not-mostly'
  | 'step';

export const MACRO_WORDS: Readonly<Record<Macro, string>> = {
  protein: 'proteína',
  carbohydrate: 'carboidrato',
  fat: 'gordura',
};

export function whyWords(why: Why, macro: Macro | undefined): string {
  if (why === 'not-mostly') return `a energia não vem sobretudo de ${macro ? MACRO_WORDS[macro] : 'outro'}`;
  return WORDS[why];
}

const WORDS: Readonly<Record<Exclude<Why, 'not-mostly'>, string>> = {
  locked: 'bloqueada por você',
  unsure: 'a confirmar',
  unknown: 'não calculado',
  partial: 'só uma parte foi calculada',
  decided: 'tem uma decisão sua sobre estas palavras',
  'other-amount': 'diz também calorias, nutrientes ou outra quantidade',
  small: 'tem menos de 15 kcal',
  step: 'o próximo passo seria grande demais',
};
