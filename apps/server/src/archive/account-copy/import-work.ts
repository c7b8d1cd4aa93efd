import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Archive } from '../format/archive-reader.ts';
import type { NewIds } from './import-ids.ts';

/** One import under way. */
export interface Import extends Pick<Deps, 'now' | 'config'> {
  on: Db;
  archive: Archive;
  ids: NewIds;
  /** Whose everything becomes. */
  owner: UserRow;
  /** The owner's id in the database that the archive came from. */
  formerId: string;
}
