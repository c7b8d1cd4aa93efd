import { counted, type Uncalculated, uncalculatedOf } from '@alecrim/domain/pure';

/** "2 itens não calculados no documento" */
export const uncalculatedWords = ({ itens }: Uncalculated): string =>
  itens > 0
    ? `${counted(itens, 'item não calculado', 'itens não calculados')} no documento`
    : 'falta o valor de algum alimento no documento';

/** The same as a sentence; none where the numbers of the document leave nothing out. */
export function uncalculatedInPlan(plan: Parameters<typeof uncalculatedOf>[0]): string | undefined {
  const left = uncalculatedOf(plan);
  return left ? `Atenção: ${uncalculatedWords(left)}.` : undefined;
}
