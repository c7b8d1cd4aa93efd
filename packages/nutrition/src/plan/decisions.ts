import type { Decision } from '../reading/answer.ts';

/** A decision as plans and the memory keep it. */
export interface KeptDecision {
  /** The wording of an item. */
  readonly texto?: string | null;
  /** The id of a food. */
  readonly alimento?: string | null;
  readonly gramas?: number | null;
  readonly nao_contar?: boolean | null;
}

export type Decisions = ReadonlyMap<string, Decision>;

/** Kept decisions as the reading takes them, by their wordings. */
export const decisionsOf = (kept: readonly KeptDecision[]): Decisions =>
  new Map(
    kept.flatMap(({ texto, alimento, gramas, nao_contar }) => {
      const decision = { food: alimento ?? undefined, grams: gramas ?? undefined, skip: nao_contar === true };
      return texto ? [[texto, decision] as const] : [];
    }),
  );

/** The way back. */
export const keptDecision = (texto: string, { food, grams, skip }: Decision) => ({
  texto,
  alimento: food ?? null,
  gramas: grams ?? null,
  nao_contar: skip ?? false,
});
