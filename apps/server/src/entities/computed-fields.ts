import type { EntityName } from '@alecrim/domain';
import type { OwnFoods } from './own-foods.ts';
import { withNumbers } from './plan-numbers.ts';
import { withSwaps } from './plan-swaps.ts';
import type { Row } from './rows.ts';

type Compute = (draft: Row, foods: OwnFoods, before?: Row) => Promise<Row>;

/** Fields that only the server writes, by the entity that has them. */
const computes: Partial<Record<EntityName, Compute>> = {
  Cardapio: async (draft, foods, before) => withSwaps(await withNumbers(draft, foods, before), foods, before),
  CardapioTemplate: withNumbers,
};

/** A draft with what the server reads out of it. Bodies cannot set these fields: the definition leaves them out. */
export const computedFor = async (
  name: EntityName,
  draft: Row,
  foods: OwnFoods,
  before?: Row,
): Promise<Row> => computes[name]?.(draft, foods, before) ?? draft;
