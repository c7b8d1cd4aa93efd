/** Energy of one gram, as labels count it. `packages/nutrition` imports nothing, and has its own. */
export const KCAL_PER_GRAM = { proteina: 4, carboidrato: 4, gordura: 9, fibra: 2 } as const;
