import type { Draft } from '@alecrim/domain';
import type { Decision } from '@alecrim/nutrition';

/** A decision as plans and the memory keep it. */
export type Leitura = Draft<'Cardapio'>['leituras'][number];

export type Decisions = ReadonlyMap<string, Decision>;

export const decisionsOf = (
  leituras: readonly Pick<Leitura, 'texto' | 'alimento' | 'gramas' | 'nao_contar'>[],
): Decisions =>
  new Map(
    leituras.flatMap(({ texto, alimento, gramas, nao_contar }) =>
      texto
        ? [
            [
              texto,
              { food: alimento ?? undefined, grams: gramas ?? undefined, skip: nao_contar === true },
            ] as const,
          ]
        : [],
    ),
  );

export const leituraOf = (texto: string, { food, grams, skip }: Decision) => ({
  texto,
  alimento: food ?? null,
  gramas: grams ?? null,
  nao_contar: skip ?? false,
});
