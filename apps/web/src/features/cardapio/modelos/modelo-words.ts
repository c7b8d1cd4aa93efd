import type { Numeros, Stored } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { energyWords, inWhole, openWords } from '../../numeros/amount-words.ts';

export type Modelo = Stored<'CardapioTemplate'>;

/** "6 refeições · 2 receitas · ≈ 1.320–1.850 kcal por dia · meta 1.600 kcal" */
export function modeloSummary({ refeicoes, receitas, numeros, meta }: Modelo): string {
  const parts = [
    counted(refeicoes.length, 'refeição', 'refeições'),
    receitas.length > 0 && counted(receitas.length, 'receita', 'receitas'),
    // The server writes more into the numbers than the definition describes.
    ...energyOf(numeros as unknown as Numeros | null),
    meta?.kcal && `meta ${inWhole(meta.kcal)} kcal`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function energyOf(numeros: Numeros | null): string[] {
  if (!numeros || numeros.dia.conhecidas === 0) return [];
  const { kcal, linhas, conhecidas } = numeros.dia;
  const { min: least, base: chosen, max: most, faltam: missing } = kcal;
  return [
    `${energyWords({ least, chosen, most, missing })} por dia`,
    openWords({ lines: linhas, known: conhecidas, openEnergy: 0 }),
  ];
}

/** What of a template may hold something that a patient avoids. */
export const checkedParts = ({ refeicoes, receitas, orientacoes, observacoes_finais }: Modelo) => ({
  refeicoes,
  receitas,
  orientacoes,
  observacoes_finais,
});
