import { counted, figureLabels, wholeText } from '@alecrim/domain/pure';
import { fieldOf, type Macro } from '../needs/index.ts';
import { AIMED, type Aim, type Aimed, energyOfMacros, isMet } from './goals.ts';
import { relaxed } from './relaxation.ts';
import type { ScalableLine } from './scalable-line.ts';
import { MOST_CHANGE } from './variants.ts';
import { amountIn, NO_AMOUNT, plus, type Vector } from './vectors.ts';

/** Why the day does not meet its aims, in Portuguese: what stays, how far the rest may go, and what stands against it. */
export function reasonsOf(
  lines: readonly ScalableLine[],
  aims: readonly Aim[],
  reached: (nutrient: Aimed) => number,
): string[] {
  const reasons = [...contradiction(aims), ...heldBack(lines, aims)];
  const movable = lines.filter(({ variants }) => variants.length > 1);
  if (movable.length === 0) return [...reasons, 'Nenhum item pode mudar.'];
  const missed = aims.filter((aim) => !isMet(aim, reached(aim.nutrient)));
  const best = relaxed(lines, aims).reduce(plus, NO_AMOUNT);
  for (const aim of missed) reasons.push(reasonFor(aim, lines, best));
  return [...new Set(reasons)];
}

/** What keeps one aim from being met: the limit of every line, the other aims, or the steps. */
function reasonFor(aim: Aim, lines: readonly ScalableLine[], best: Vector): string {
  const { nutrient, amount } = aim;
  const all = lines.map(({ amounts }) => amounts.map((one) => amountIn(one, nutrient)));
  const least = all.reduce((sum, amounts) => sum + Math.min(...amounts), 0);
  const most = all.reduce((sum, amounts) => sum + Math.max(...amounts), 0);
  if (!isMet(aim, Math.min(most, Math.max(least, amount))))
    return `${nameOf(nutrient)}: com estes itens o ${amount < least ? 'mínimo' : 'máximo'} é ${amountText(amount < least ? least : most, nutrient)}, porque cada um muda no máximo ${wholeText(100 * MOST_CHANGE)} %, em medidas que existem.${sourcesOf(lines, nutrient)}`;
  if (!isMet(aim, amountIn(best, nutrient)))
    return aim.isLeast
      ? `Proteína: não dá para manter ${amountText(amount, nutrient)} com esta energia. Sem “Manter proteína” a energia chega mais perto.`
      : `${nameOf(nutrient)}: com estes alimentos não chega a ${amountText(amount, nutrient)} junto com as outras metas.${sourcesOf(lines, nutrient)}`;
  return 'As medidas mudam em passos (meia colher, um ovo inteiro): o mais perto é isto.';
}

/** The lines that hold most of a nutrient: another food there would help more than another amount. */
function sourcesOf(lines: readonly ScalableLine[], nutrient: Aimed): string {
  if (nutrient === 'energy') return '';
  const most = lines
    .map(({ reading, amounts }) => ({
      text: reading.text,
      amount: amountIn(amounts[0] ?? NO_AMOUNT, nutrient),
    }))
    .filter(({ amount }) => amount >= 1)
    .sort((a, b) => b.amount - a.amount)
    .slice(0, 2)
    .map(({ text, amount }) => `${text} (${wholeText(amount)} g)`);
  return most.length > 0
    ? ` Vem mais de: ${most.join('; ')}. Trocar um deles ajuda mais que a quantidade.`
    : '';
}

// As far apart as the tolerances of the macronutrients allow.
const MOST_APART = 0.05;

function contradiction(aims: readonly Aim[]): string[] {
  const targets = Object.fromEntries(
    aims.filter(({ isLeast }) => !isLeast).map(({ nutrient, amount }) => [nutrient, amount]),
  ) as Partial<Record<Aimed, number>>;
  const sum = energyOfMacros(targets);
  if (sum === undefined || !targets.energy) return [];
  if (Math.abs(sum - targets.energy) <= MOST_APART * targets.energy) return [];
  return [
    `As metas não combinam: proteína, carboidrato e gordura somam ${wholeText(sum)} kcal, e a energia é ${wholeText(targets.energy)} kcal.`,
  ];
}

/** What stays and why, with what it holds. */
function heldBack(lines: readonly ScalableLine[], aims: readonly Aim[]): string[] {
  const reasons: string[] = [];
  const nutrient = AIMED.find((one) => aims.some((aim) => aim.nutrient === one)) ?? 'energy';
  const held = (why: Why) => lines.filter((line) => line.why === why);
  const sum = (some: readonly ScalableLine[]) =>
    amountText(
      some.reduce((total, { amounts }) => total + amountIn(amounts[0] ?? NO_AMOUNT, nutrient), 0),
      nutrient,
    );
  const locked = held('locked');
  if (locked.length > 0)
    reasons.push(
      `${counted(locked.length, 'item bloqueado', 'itens bloqueados')} com ${sum(locked)} ao todo.`,
    );
  const open = lines.filter(({ why }) => why === 'unsure' || why === 'unknown' || why === 'partial');
  if (open.length > 0)
    reasons.push(
      `${counted(open.length, 'item não calculado, que não entra', 'itens não calculados, que não entram')} na conta.`,
    );
  const others = held('not-mostly');
  if (others.length > 0)
    reasons.push(`${sum(others)} vêm de alimentos que não são fonte principal e ficam como estão.`);
  return reasons;
}

const nameOf = (nutrient: Aimed): string => figureLabels[nutrient === 'energy' ? 'kcal' : fieldOf[nutrient]];
const amountText = (value: number, nutrient: Aimed): string =>
  `${wholeText(value)} ${nutrient === 'energy' ? 'kcal' : 'g'}`;

/** Why a line stays as it is. */
export type Why =
  | 'locked'
  | 'unsure'
  | 'unknown'
  | 'partial'
  | 'other-amount'
  | 'small'
  | 'not-mostly'
  | 'step'
  | 'unneeded';

export function whyWords(why: Why, macro: Macro | undefined): string {
  if (why === 'not-mostly')
    return `a energia não vem sobretudo de ${macro ? nameOf(macro).toLowerCase() : 'outro'}`;
  return WORDS[why];
}

const WORDS: Readonly<Record<Exclude<Why, 'not-mostly'>, string>> = {
  locked: 'bloqueado por você',
  unsure: 'a confirmar',
  unknown: 'não calculado',
  partial: 'só uma parte foi calculada',
  'other-amount': 'diz também calorias, nutrientes ou outra quantidade',
  small: 'tem menos de 15 kcal',
  step: 'o próximo passo seria grande demais',
  unneeded: 'não precisa mudar',
};
