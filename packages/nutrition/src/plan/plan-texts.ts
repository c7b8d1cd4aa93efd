import { type PlanDay, planDays } from '@alecrim/domain/pure';

/** The texts of a plan that hold food, as the plan has them. */
export interface PlanTexts {
  /** Meals, their options, the lines of each. */
  readonly meals: readonly (readonly (readonly string[])[])[];
  readonly recipes: readonly {
    readonly name: string;
    readonly portions: number | null;
    readonly lines: readonly string[];
  }[];
  /** The kinds of day of the plan; absent where all days are alike. */
  readonly days?: readonly PlanDay[];
}

type Lines = readonly string[] | null;

/** A plan, or the part of one that a form holds. */
export interface PlanParts {
  readonly refeicoes?:
    | readonly {
        readonly opcoes?: readonly { readonly itens?: Lines; readonly dias?: unknown }[] | null;
        readonly dias?: unknown;
      }[]
    | null;
  readonly receitas?:
    | readonly {
        readonly nome?: string | null;
        readonly porcoes?: number | null;
        readonly ingredientes?: Lines;
      }[]
    | null;
}

export function planTexts({ refeicoes, receitas }: PlanParts): PlanTexts {
  const days = planDays(refeicoes);
  return {
    meals: (refeicoes ?? []).map(({ opcoes }) => (opcoes ?? []).map(({ itens }) => itens ?? [])),
    recipes: (receitas ?? []).map(({ nome, porcoes, ingredientes }) => ({
      name: nome ?? '',
      portions: porcoes ?? null,
      lines: ingredientes ?? [],
    })),
    ...(days.length > 0 && { days }),
  };
}

/** The day that a calculation is about, and where its options are in the plan. */
export interface OneDay {
  /** A plan of this day alone, with every meal: one that is not eaten on the day has no options. */
  readonly texts: PlanTexts;
  /** The place in the plan of an option of the day. */
  readonly placeOf: (meal: number, option: number) => number;
  /** The place in the day of an option of the plan; below zero if it is not of this day. */
  readonly placeIn: (meal: number, option: number) => number;
}

/** The plan on one kind of day: the given place among its kinds, or the first. */
export function onDay({ meals, recipes, days }: PlanTexts, place = 0): OneDay {
  const day = days?.[place] ?? days?.[0];
  const of = (meal: number) => day?.options[meal] ?? (meals[meal] ?? []).map((_, option) => option);
  return {
    texts: { meals: meals.map((options, meal) => of(meal).map((option) => options[option] ?? [])), recipes },
    placeOf: (meal, option) => of(meal)[option] ?? option,
    placeIn: (meal, option) => of(meal).indexOf(option),
  };
}
