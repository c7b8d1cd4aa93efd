import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { csvOf } from '../../entities/export.ts';
import type { AnyRecord } from '../../entities/rows.ts';
import { openDatabase } from '../../platform/db/open.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { createPause } from '../../platform/event-loop.ts';
import { addTable, archiveSnapshot } from '../backup/write-backup.ts';
import { pagesOf, type RowSelection } from '../format/dump-rows.ts';
import type { Manifest } from '../format/manifest.ts';
import { type BackupTable, backedUp } from '../format/tables.ts';
import { COPY_FILE, makeCopyFolder, READ_WITHIN_MS } from './copy-folder.ts';

/** A snapshot of all that one account owns: for another instance to import, and as CSV for people to read. */
export function exportAccount(
  db: Db,
  owner: Pick<UserRow, 'id'>,
  file: string,
  createdAt: Date,
): Promise<Manifest> {
  const origin = { format: 'alecrim-account', createdAt } as const;
  return archiveSnapshot(db, file, origin, async (on, add, catalog) => {
    const selectionOf = (table: AccountTable): RowSelection => ({
      columns: (catalog.get(table.name) ?? []).filter((name) => !table.without?.includes(name)),
      parts: () => table.partsOf(owner.id, on),
    });
    for (const table of accountTables) await addTable(on, add, table, selectionOf(table));
    for (const name of entityNames) {
      const table = accountTables.find((candidate) => candidate.name === entityNamed(name).table);
      if (table) await add(`csv/${table.name}.csv`, sheetOf(name, pagesOf(on, table, selectionOf(table))));
    }
  });
}

/** The same CSV as the app's export, row by row, without records in the bin. */
async function* sheetOf(name: EntityName, pages: AsyncIterable<{ rows: object[] }>): AsyncGenerator<Buffer> {
  const header = csvOf(name, []);
  yield Buffer.from(header);
  const pause = createPause();
  for await (const { rows } of pages) {
    const live = (rows as (AnyRecord & { deleted_date: string | null })[]).filter((row) => !row.deleted_date);
    for (const row of live) {
      await pause();
      yield Buffer.from(`${csvOf(name, [row]).slice(header.length)}\r\n`);
    }
  }
}

/** The part of a table that belongs to one account. */
interface Owned {
  /** See `RowSelection`. */
  partsOf(ownerId: string, db: Db): ReturnType<NonNullable<RowSelection['parts']>>;
  /** Columns that are left out. */
  without?: readonly string[];
}

const byOwner = (column: string): Owned => ({
  partsOf: (ownerId) => [sql`${sql.ref(column)} = ${ownerId}`],
});

const ofPlans: Owned = {
  partsOf: (ownerId) => [sql`cardapio_id in (select id from cardapios where created_by_id = ${ownerId})`],
};

const RECORDS_AT_ONCE = 500;

/** No index has the owner of a version: they are found by their records, some of them at a time. */
async function* versionsOf(ownerId: string, db: Db): AsyncGenerator<RawBuilder<unknown>> {
  for (const name of entityNames.toSorted())
    for (let last = ''; ; ) {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(entityNamed(name).table)}
        where created_by_id = ${ownerId} and id > ${last} order by id limit ${RECORDS_AT_ONCE}`.execute(db);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) yield sql`entity = ${name} and record_id in (${sql.join(ids)})`;
      if (ids.length < RECORDS_AT_ONCE) break;
      last = ids.at(-1) ?? last;
    }
}

const owned: Record<string, Owned> = {
  users: { ...byOwner('id'), without: ['password_hash'] },
  ...Object.fromEntries(entityNames.map((name) => [entityNamed(name).table, byOwner('created_by_id')])),
  record_versions: { partsOf: versionsOf },
  link_openings: ofPlans,
  plan_sendings: ofPlans,
  files: {
    partsOf: (ownerId) => [sql`id in (select file_id from file_owners where owner_id = ${ownerId})`],
  },
  file_owners: byOwner('owner_id'),
  conversations: byOwner('created_by_id'),
  messages: {
    partsOf: (ownerId) => [
      sql`conversation_id in (select id from conversations where created_by_id = ${ownerId})`,
    ],
  },
};

/** Tables about the practice, the machine or signing in. They are not part of an account copy. */
export const notPersonal: readonly string[] = [
  'app_logs',
  'event_counts',
  'settings',
  'second_factors',
  'recovery_codes',
  // An audit chain is valid in one database only; the erasure ledger belongs to the operator.
  'audit_entries',
  'audit_head',
  'erasures',
  'erased_accounts',
  'link_tokens',
];

type AccountTable = BackupTable & Owned;

/** All tables of an account copy. */
export const accountTables: readonly AccountTable[] = backedUp.flatMap((table) => {
  const part = owned[table.name];
  return part ? [{ ...table, ...part }] : [];
});

// A copy is as large as its account, and takes this place while it is read.
const MOST_COPIES = 10;
const copied = new Set<string>();

function reserveCopy(userId: string): void {
  if (copied.has(userId))
    throw new AppError('OVERLOADED', {
      message:
        'A cópia anterior dos seus dados ainda está sendo baixada. Espere ela terminar e tente de novo.',
      retryAfter: 30,
    });
  if (copied.size >= MOST_COPIES) throw new AppError('OVERLOADED', { retryAfter: 30 });
  copied.add(userId);
}

/**
 * An account copy as a zip stream. It is read on its own connection, so that other requests do not wait. `begun` runs before
 * anything is read, when the copy has its place.
 */
export async function accountArchive(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  userId: string,
  begun: () => Promise<void> = async () => {},
): Promise<Readable> {
  reserveCopy(userId);
  let folder: string | undefined;
  const cleanUp = async () => {
    if (folder) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    copied.delete(userId);
  };
  try {
    await begun();
    folder = await makeCopyFolder(config.dataDir);
    const file = join(folder, COPY_FILE);
    const { db, close } = openDatabase(config, { exclusive: false });
    try {
      await exportAccount(db, { id: userId }, file, now());
    } finally {
      await close();
    }
    const stream = createReadStream(file);
    // An open file stays readable, and nothing is left behind when the process is killed. Windows removes it at the end.
    stream.once('open', () => void rm(file, { force: true }).catch(() => undefined));
    const timer = setTimeout(() => stream.destroy(), READ_WITHIN_MS).unref();
    stream.once('close', () => {
      clearTimeout(timer);
      void cleanUp();
    });
    return stream;
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
