import { type EntityName, type ErasureMode, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { eraseData } from '../../patients/erase-data.ts';
import { knownErasures } from '../../patients/ledger.ts';
import { disableTimeouts, engineOf, isUniqueViolation } from '../../platform/db/dialect.ts';
import { storeFirstMeasurements } from '../../platform/db/dialect-measures.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { tasksInPlace } from '../../platform/tasks.ts';
import { refuseFromFuture } from '../backup/restore.ts';
import { type Archive, openArchive } from '../format/archive-reader.ts';
import { checkedRows } from '../format/load-rows.ts';
import { ArchiveRefused } from '../format/manifest.ts';
import { importFiles, importProfile } from './import-files.ts';
import { chooseIds, type ImportContext } from './import-ids.ts';
import { importHistory, importOthers, importRecords } from './import-records.ts';

type ImportDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'config'>;

interface Imported {
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

/** Imports an account copy into an existing account, beside its own records, in one transaction. */
export async function importAccount(deps: ImportDeps, archive: Archive, owner: UserRow): Promise<Imported> {
  const { db, now, newId, config } = deps;
  try {
    return await db.transaction().execute(async (on) => {
      await disableTimeouts(on);
      // A write comes first: SQLite then waits for its write lock here, instead of failing later.
      await on.updateTable('users').set({ id: owner.id }).where('id', '=', owner.id).execute();
      const profile = await archivedProfile(archive);
      const ids = await chooseIds(on, archive, newId);
      const context: ImportContext = { on, archive, ids, owner, formerId: profile.id, now, config };
      const records = {} as Imported['records'];
      for (const name of entityNames) records[name] = await importRecords(context, name);
      // Copies of earlier programs have the weight in the patient's record alone.
      await storeFirstMeasurements(on, engineOf(on), sql`p.created_by_id = ${owner.id}`);
      await importHistory(context);
      const files = await importFiles(context);
      await importOthers(context);
      await eraseAgain(context);
      return { records, files, hasProfile: await importProfile(context, profile) };
    });
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new ArchiveRefused('O arquivo contém registros repetidos.', { cause });
  }
}

/** An archive from before an erasure does not bring the patient back, under the old id or a new id. */
async function eraseAgain({ on, ids, now }: ImportContext): Promise<void> {
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
