import type { Draft } from '@alecrim/domain';
import { type Macro, macroGrams } from '@alecrim/nutrition/needs';

export type Meta = NonNullable<Draft<'Cardapio'>['meta']>;

/** The fields of a plan's target, by nutrient. */
const fields = { protein: 'proteina', carbohydrate: 'carboidrato', fat: 'gordura' } as const;

export const MACROS = [
  { macro: 'protein', field: fields.protein, name: 'Proteína', letter: 'P' },
  { macro: 'carbohydrate', field: fields.carbohydrate, name: 'Carboidrato', letter: 'C' },
  { macro: 'fat', field: fields.fat, name: 'Gordura', letter: 'G' },
] as const satisfies readonly { macro: Macro; field: string; name: string; letter: string }[];

/** The grams that a target asks for; undefined where there is none, or where kcal or weight are missing. */
export function targetGrams(meta: Meta | null | undefined, macro: Macro): number | undefined {
  const target = meta?.[fields[macro]];
  if (!target?.valor || !target.unidade) return undefined;
  if (target.unidade === '%' && !meta?.kcal) return undefined;
  return macroGrams(
    macro,
    { value: target.valor, unit: target.unidade },
    { kcal: meta?.kcal ?? 0, kilograms: meta?.peso_kg ?? undefined },
  );
}
