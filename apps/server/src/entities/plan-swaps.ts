import { type Draft, MOST_SWAPS } from '@alecrim/domain';
import { decisionsOf, FOODS_VERSION, type Food, planSwaps, planTexts } from '@alecrim/nutrition';
import { inTurns } from './in-turns.ts';
import type { OwnFoods } from './own-foods.ts';
import type { Row } from './rows.ts';

type Plan = Draft<'Cardapio'>;

/** Whether the patient's page may show the swaps of a row: never those that other foods or rules made. */
export const areSwapsShown = `cardapios.permitir_trocas and cardapios.versao_leitura = '${FOODS_VERSION}'`;

/**
 * The swaps of a plan before it is saved, where the nutritionist allows them. They are made with the numbers: while
 * those of `before` still hold, so do its swaps.
 */
export async function withSwaps(draft: Row, foods: OwnFoods, before?: Row): Promise<Row> {
  const trocas = await swapsFor(draft, foods, before);
  // She saves it, so she sees its numbers as they are now.
  return { ...draft, trocas, kcal_novo: null };
}

async function swapsFor(draft: Row, foods: OwnFoods, before?: Row): Promise<unknown> {
  if (draft.permitir_trocas !== true) return [];
  const isRead = before?.versao_leitura === FOODS_VERSION && draft.numeros === before.numeros;
  if (before?.permitir_trocas === true && isRead) return before.trocas;
  return swapsOf(draft as Plan, await foods.read());
}

async function swapsOf(plan: Plan, ownFoods: readonly Food[]): Promise<Plan['trocas']> {
  const known = { decisions: decisionsOf(plan.leituras), ownFoods };
  const swaps = await inTurns(planSwaps(planTexts(plan), known, MOST_SWAPS));
  return swaps.map(({ line, equivalents }) => ({ linha: line, por: [...equivalents] }));
}
