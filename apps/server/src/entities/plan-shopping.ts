import type { Draft, ShoppingNeeds } from '@alecrim/domain';
import { decisionsOf, FOODS_VERSION, planShopping, planTexts } from '@alecrim/nutrition';
import type { Db } from '../platform/db/tables.ts';
import { inTurns } from './in-turns.ts';
import { ownFoodsReader } from './own-foods.ts';

type Plan = Pick<Draft<'Cardapio'>, 'refeicoes' | 'receitas' | 'leituras'>;

export interface PlanShopping {
  /** Another text whenever the same plan may need other things: the list of foods or her own foods changed. */
  mark(): Promise<string>;
  read(plan: Plan): Promise<ShoppingNeeds>;
}

/** What has to be bought for a plan of this owner. It is read when a list is opened and kept nowhere. */
export function planShoppingOf(db: Db, ownerId: string | null): PlanShopping {
  const foods = ownFoodsReader(db)(ownerId);
  return {
    mark: async () => `${FOODS_VERSION} ${await foods.mark()}`,
    read: async (plan) => {
      const known = { decisions: decisionsOf(plan.leituras), ownFoods: await foods.read() };
      return inTurns(planShopping(planTexts(plan), known));
    },
  };
}
