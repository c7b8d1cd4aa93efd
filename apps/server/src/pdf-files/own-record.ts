import type { EntityName, Stored } from '@alecrim/domain';
import type { Known } from '../accounts/viewer.ts';
import { entityReader } from '../entities/record-reads.ts';
import type { Db } from '../platform/db/tables.ts';

/** A record that the viewer may read; any other one is not found. */
export async function ownRecord<N extends EntityName>(
  db: Db,
  name: N,
  viewer: Known,
  id: string,
): Promise<Stored<N>> {
  return JSON.parse(String(await entityReader(db, name, viewer).get(id))) as Stored<N>;
}
