import type { Draft } from '@alecrim/domain';
import { figureLabels, type MacroField, targetInGrams, wholeParts } from '@alecrim/domain/pure';
import { fieldOf, type Macro, macroShare } from '@alecrim/nutrition/needs';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

export type Meta = NonNullable<Draft<'Cardapio'>['meta']>;

export const MACROS = [
  { macro: 'protein', field: 'proteina', name: figureLabels.proteina, letter: 'P' },
  { macro: 'carbohydrate', field: 'carboidrato', name: figureLabels.carboidrato, letter: 'C' },
  { macro: 'fat', field: 'gordura', name: figureLabels.gordura, letter: 'G' },
] as const satisfies readonly { macro: Macro; field: MacroField; name: string; letter: string }[];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The targets as far as they are numbers. While a person types, a form holds texts such as "72 k" too. */
export function knownMeta(meta: Meta | null | undefined): Meta {
  const known = Object.entries(meta ?? {}).filter(([name, value]) => !NUMBERS.has(name) || isNumber(value));
  return Object.fromEntries(known) as Meta;
}

const NUMBERS = new Set('kcal fator kcal_kg peso_kg altura_cm idade massa_magra_kg peso_ideal_kg'.split(' '));

/** The targets of the form around it, as far as they are numbers. */
export function useMeta(): Meta {
  const meta = useWatch({ name: 'meta' }) as Meta | null | undefined;
  return useMemo(() => knownMeta(meta), [meta]);
}

/** The grams that a target asks for; undefined where there is none, or where kcal or weight are missing. */
export function targetGrams(meta: Meta | null | undefined, macro: Macro): number | undefined {
  const known = knownMeta(meta);
  const target = known[fieldOf[macro]];
  if (!target || !isNumber(target.valor) || target.valor === 0 || !target.unidade) return undefined;
  if (target.unidade === '%' && !known.kcal) return undefined;
  return targetInGrams(fieldOf[macro], { ...target, valor: target.valor }, known.kcal ?? 0, known);
}

/** What targets in grams are of a target for the energy, in whole per cent that add up as the targets do. */
export function targetShares(
  kcal: number | null | undefined,
  gramsOf: (macro: Macro) => number | undefined,
): Partial<Record<Macro, number>> {
  if (!kcal) return {};
  const known = MACROS.flatMap(({ macro }) => {
    const grams = gramsOf(macro);
    return grams === undefined ? [] : [{ macro, share: macroShare(macro, grams, kcal) }];
  });
  const shares = wholeParts(known.map(({ share }) => share));
  return Object.fromEntries(known.map(({ macro }, place) => [macro, shares[place]]));
}

export interface MacroSum {
  /** What the targets of the macronutrients give of the energy, in per cent. */
  percent: number;
  /** What is left of the energy, in kcal; negative where they give more. */
  leftKcal: number;
  /** The macronutrients without a target. */
  open: readonly Macro[];
}

/** What the targets of the macronutrients add up to; undefined without a target for the energy or with none for them. */
export function macroSum(meta: Meta | null | undefined): MacroSum | undefined {
  const { kcal } = knownMeta(meta);
  const grams = MACROS.map(({ macro }) => ({ macro, grams: targetGrams(meta, macro) }));
  const open = grams.filter((one) => one.grams === undefined).map(({ macro }) => macro);
  if (!kcal || open.length === MACROS.length) return undefined;
  const percent = grams.reduce((sum, one) => sum + macroShare(one.macro, one.grams ?? 0, kcal), 0);
  return { percent, leftKcal: kcal * (1 - percent / 100), open };
}
