import { type EntityName, type ErasureMode, entityNames } from '@alecrim/domain';
import { z } from 'zod';
import { eraseData } from '../../patients/erase-data.ts';
import { knownErasures } from '../../patients/ledger.ts';
import { disableTimeouts, isUniqueViolation } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { tasksInPlace } from '../../platform/tasks.ts';
import { refuseFromFuture } from '../backup/restore.ts';
import { type Archive, openArchive } from '../format/archive-reader.ts';
import { ArchiveRefused } from '../format/archive-refused.ts';
import { checkedRows } from '../format/checked-rows.ts';
import { importConversations } from './import-conversations.ts';
import { importFiles, importProfile } from './import-files.ts';
import { chooseIds } from './import-ids.ts';
import { importHistory, importOpenings, importRecords } from './import-records.ts';
import type { Import } from './import-work.ts';

type ImportDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'config'>;

export interface Imported {
  records: Record<EntityName, number>;
  files: number;
  hasProfile: boolean;
}

export async function openAccount(file: string): Promise<Archive> {
  const archive = await openArchive(file, 'alecrim-account');
  try {
    refuseFromFuture(archive.manifest);
    return archive;
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** Brings an exported account into an existing one: everything anew, beside what is there, all or nothing. */
export async function importAccount(deps: ImportDeps, archive: Archive, owner: UserRow): Promise<Imported> {
  const { db, now, newId, config } = deps;
  try {
    return await db.transaction().execute(async (on) => {
      await disableTimeouts(on);
      // A write comes first: SQLite then waits for its turn here, instead of failing later.
      await on.updateTable('users').set({ id: owner.id }).where('id', '=', owner.id).execute();
      const profile = await archivedProfile(archive);
      const ids = await chooseIds(on, archive, newId);
      const work: Import = { on, archive, ids, owner, formerId: profile.id, now, config };
      const records = {} as Imported['records'];
      for (const name of entityNames) records[name] = await importRecords(work, name);
      await importHistory(work);
      await importOpenings(work);
      const files = await importFiles(work);
      await importConversations(work);
      await eraseAgain(work);
      return { records, files, hasProfile: await importProfile(work, profile) };
    });
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new ArchiveRefused('O arquivo contém registros repetidos.', { cause });
  }
}

/** An archive from before an erasure does not bring the patient back, under the old id or a new id. */
async function eraseAgain({ on, ids, now }: Import): Promise<void> {
  for (const { patient_id, mode } of await knownErasures(on)) {
    const id = ids.of('pacientes', patient_id);
    if (id) await eraseData({ db: on, now, tasks: tasksInPlace }, id, mode as ErasureMode);
  }
}

async function archivedProfile(archive: Archive) {
  for await (const profile of checkedRows(archive, 'users', z.looseObject({ id: z.string() })))
    return profile;
  throw new ArchiveRefused('não tem nenhuma conta.', { entry: 'tables/users.jsonl' });
}
