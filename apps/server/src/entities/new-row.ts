import { type EntityName, entityNamed } from '@alecrim/domain';
import type { Deps } from '../platform/deps.ts';
import { computedFor } from './computed-fields.ts';
import { contentDate } from './content-date.ts';
import { completed, draftOf, refuseImpossible } from './draft.ts';
import type { OwnFoods } from './own-foods.ts';
import type { Row, StoredRow } from './rows.ts';

/** The row that a create body becomes. */
export async function newRow(
  deps: Pick<Deps, 'now' | 'newId'>,
  name: EntityName,
  owner: string | null,
  body: Row,
  isSample: boolean,
  foods: OwnFoods,
): Promise<StoredRow> {
  const entity = entityNamed(name);
  const whole = draftOf(entity, body);
  refuseImpossible(entity, whole);
  const draft = await computedFor(name, whole, foods);
  const now = deps.now().toISOString();
  return {
    ...completed(entity, draft),
    id: deps.newId(),
    created_by_id: owner,
    created_date: now,
    updated_date: now,
    ...contentDate(entity, now),
    updated_by_id: owner,
    version: 1,
    is_sample: isSample,
    made_as_sample: isSample,
  };
}
