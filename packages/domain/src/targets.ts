import { kilogramsOf } from './reference-weight.ts';
import { decimalText } from './shown-values.ts';

/** Energy of one gram, as labels and tables count it. */
export const KCAL_PER_GRAM = { proteina: 4, carboidrato: 4, gordura: 9, fibra: 2 } as const;

/** The figures of a plan, by the names that people see. */
export const figureLabels = {
  kcal: 'Energia',
  proteina: 'Proteína',
  carboidrato: 'Carboidrato',
  gordura: 'Gordura',
  fibra: 'Fibra',
} as const;

/** The macronutrients that a plan may have a target for. */
export const MACRO_FIELDS = ['proteina', 'carboidrato', 'gordura'] as const;
export type MacroField = (typeof MACRO_FIELDS)[number];

interface MacroTarget {
  readonly valor: number;
  readonly unidade?: unknown;
  /** Whose kilograms g/kg counts: absent for the weight as it is, or one of `REFERENCE_WEIGHTS`. */
  readonly peso?: unknown;
}

/** The grams that a target for a macronutrient asks for; undefined where the weight that g/kg needs is not known. */
export function targetInGrams(
  macro: MacroField,
  { valor, unidade, peso }: MacroTarget,
  kcal: number,
  person: object,
): number | undefined {
  if (unidade === '%') return (valor * kcal) / 100 / KCAL_PER_GRAM[macro];
  if (unidade !== 'g/kg') return valor;
  const kilograms = kilogramsOf(person, peso);
  return kilograms === undefined ? undefined : valor * kilograms;
}

type Targets = { readonly kcal?: number | null } & {
  readonly [F in MacroField]?: { readonly valor?: number | null; readonly unidade?: string | null } | null;
};

/** The targets of a plan, each with its name; without a target the text is empty. */
export function targetTexts(meta: Targets | null | undefined): { name: string; text: string }[] {
  const text = (value: number | null | undefined, unit: string) =>
    value ? `${decimalText(value)} ${unit}` : '';
  return [
    { name: figureLabels.kcal, text: text(meta?.kcal, 'kcal') },
    ...MACRO_FIELDS.map((field) => ({
      name: figureLabels[field],
      text: text(meta?.[field]?.valor, meta?.[field]?.unidade || 'g'),
    })),
  ];
}
