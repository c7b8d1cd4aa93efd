import { type Draft, MOST_SWAPS } from '@alecrim/domain';
import { decisionsOf, type Food, planSwaps, planTexts } from '@alecrim/nutrition';
import { inTurns } from './in-turns.ts';
import type { OwnFoods } from './own-foods.ts';
import type { Row } from './rows.ts';

type Plan = Draft<'Cardapio'>;

/**
 * The swaps of a plan before it is saved, where the nutritionist allows them. They are made with the numbers: while
 * those of `before` still hold, so do its swaps.
 */
export async function withSwaps(draft: Row, foods: OwnFoods, before?: Row): Promise<Row> {
  if (draft.permitir_trocas !== true) return { ...draft, trocas: [] };
  if (before?.permitir_trocas === true && draft.numeros === before.numeros)
    return { ...draft, trocas: before.trocas };
  return { ...draft, trocas: await swapsOf(draft as Plan, await foods.read()) };
}

async function swapsOf(plan: Plan, ownFoods: readonly Food[]): Promise<Plan['trocas']> {
  const known = { decisions: decisionsOf(plan.leituras), ownFoods };
  const swaps = await inTurns(planSwaps(planTexts(plan), known, MOST_SWAPS));
  return swaps.map(({ line, equivalents }) => ({ linha: line, por: [...equivalents] }));
}
