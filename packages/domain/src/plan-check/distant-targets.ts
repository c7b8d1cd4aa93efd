import { daysWords } from '../days.ts';
import type { StoredSoma } from '../entities/numbers.ts';
import { kindsOfDay } from '../public-numbers.ts';
import { rangeOf } from '../ranges.ts';
import { wholeText } from '../shown-values.ts';
import { figureLabels, MACRO_FIELDS, targetInGrams } from '../targets.ts';

// What a plan may miss without a word: a day is not weighed to the gram.
const ENERGY_SHARE = 0.1;
const MACRO_SHARE = 0.15;

type Loose = Record<string, unknown>;

/**
 * The targets that no choice of options comes near to: "energia 22 % abaixo (1.320 de 1.700 kcal)". Where days differ, each
 * kind of day is compared, and named.
 */
export function distantTargets(numeros: unknown, meta: unknown): string[] {
  const target = (meta ?? {}) as Loose;
  const { kcal } = target;
  if (typeof kcal !== 'number' || kcal <= 0) return [];
  return kindsOfDay(numeros).flatMap(({ days, sum }) => {
    if (!sum.conhecidas) return [];
    const named = days.length > 0 ? `; ${daysWords(days).toLowerCase()}` : '';
    const energy = wordsOf('kcal', sum.kcal, kcal, ENERGY_SHARE, `kcal${named}`);
    const others = MACRO_FIELDS.map((macro) => {
      const { valor, unidade, peso } = (target[macro] ?? {}) as Loose;
      if (typeof valor !== 'number') return undefined;
      const grams = targetInGrams(macro, { valor, unidade, peso }, kcal, target);
      return grams ? wordsOf(macro, sum[macro], grams, MACRO_SHARE, `g${named}`) : undefined;
    });
    return [energy, ...others].filter((words) => words !== undefined);
  });
}

function wordsOf(
  name: keyof typeof figureLabels,
  sum: StoredSoma['kcal'],
  target: number,
  share: number,
  unit: string,
): string | undefined {
  const { min, max } = rangeOf(sum);
  // The nearest that a choice of options gives.
  const reached = Math.min(Math.max(target, min), max);
  const distance = (reached - target) / target;
  if (Math.abs(distance) <= share) return undefined;
  const side = distance > 0 ? 'acima' : 'abaixo';
  return `${figureLabels[name].toLowerCase()} ${Math.round(Math.abs(distance) * 100)} % ${side} (${wholeText(reached)} de ${wholeText(target)} ${unit})`;
}
