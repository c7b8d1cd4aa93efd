/** The texts of a plan that hold food, as the plan has them. */
export interface PlanTexts {
  /** Meals, their options, the lines of each. */
  readonly meals: readonly (readonly (readonly string[])[])[];
  readonly recipes: readonly {
    readonly name: string;
    readonly portions: number | null;
    readonly lines: readonly string[];
  }[];
}

type Lines = readonly string[] | null;

/** A plan, or the part of one that a form holds. */
export interface PlanParts {
  readonly refeicoes?: readonly { readonly opcoes?: readonly { readonly itens?: Lines }[] | null }[] | null;
  readonly receitas?:
    | readonly {
        readonly nome?: string | null;
        readonly porcoes?: number | null;
        readonly ingredientes?: Lines;
      }[]
    | null;
}

export function planTexts({ refeicoes, receitas }: PlanParts): PlanTexts {
  return {
    meals: (refeicoes ?? []).map(({ opcoes }) => (opcoes ?? []).map(({ itens }) => itens ?? [])),
    recipes: (receitas ?? []).map(({ nome, porcoes, ingredientes }) => ({
      name: nome ?? '',
      portions: porcoes ?? null,
      lines: ingredientes ?? [],
    })),
  };
}
