import { entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { schemaOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import { FAILED_STEP } from '../../platform/periodic-jobs.ts';

/** How a table is archived: its key, and the column types that SQLite does not record. */
export interface BackupTable {
  name: string;
  /** What identifies a row; it gives the lines their order. */
  key: readonly string[];
  /** A part of the key that may be empty, and then counts as an empty text. */
  emptyKey?: string;
  /** Columns that are true or false. */
  flags?: readonly string[];
  /** Columns that hold JSON. */
  json?: readonly string[];
  /** A column of bytes: in the archive a file of its own, named by the column that holds its SHA-256. */
  content?: { column: string; hash: string; mime: string };
  /** Rows that go into a backup, where it is not all of them. */
  where?: RawBuilder<unknown>;
}

/** Settings with this prefix hold the state of this machine's nightly backups, so they are not backed up. */
export const NIGHTLY_MARKER = 'nightly_backup';

const records = entityNames.map((name): BackupTable => {
  const { table, fields } = entityNamed(name);
  const named = (isWanted: (shape: unknown) => boolean) =>
    Object.entries(fields).flatMap(([field, { shape }]) => (isWanted(shape) ? [field] : []));
  return {
    name: table,
    key: ['id'],
    flags: ['is_sample', 'made_as_sample', ...named((shape) => shape === 'boolean')],
    json: named((shape) => typeof shape === 'object'),
  };
});

/** All tables of a backup. Referenced tables come first. */
export const backedUp: readonly BackupTable[] = [
  { name: 'users', key: ['id'], flags: ['disabled', 'is_verified'] },
  // A restore must neither lock people out nor turn their second factor off.
  { name: 'second_factors', key: ['user_id'] },
  { name: 'recovery_codes', key: ['user_id', 'code_hash'] },
  // Before the plans: in a backup of an earlier version it also holds their tokens, which its triggers add if they are missing.
  { name: 'link_tokens', key: ['token'] },
  ...records,
  { name: 'record_versions', key: ['entity', 'record_id', 'version'], json: ['content'] },
  { name: 'link_openings', key: ['cardapio_id'] },
  { name: 'plan_sendings', key: ['cardapio_id', 'sent_date', 'via'] },
  { name: 'audit_entries', key: ['seq'], json: ['details'] },
  { name: 'audit_head', key: ['id'] },
  { name: 'erasures', key: ['patient_id'] },
  { name: 'erased_accounts', key: ['account_id'] },
  { name: 'files', key: ['id'], content: { column: 'bytes', hash: 'id', mime: 'mime' } },
  {
    name: 'file_owners',
    key: ['file_id', 'owner_id', 'is_private'],
    emptyKey: 'owner_id',
    flags: ['is_private', 'is_attachment'],
  },
  { name: 'conversations', key: ['id'], json: ['metadata'] },
  { name: 'messages', key: ['id'], json: ['details'] },
  { name: 'app_logs', key: ['id'] },
  { name: 'event_counts', key: ['day', 'event_name'] },
  {
    name: 'settings',
    key: ['key'],
    // Keys never leave the machine: the server creates a missing setting named *_secret when it needs it.
    where: sql`key not like ${`${NIGHTLY_MARKER}%`} and key not like ${`${FAILED_STEP}%`} and key not like '%!_secret' escape '!'`,
  },
];

/**
 * Sessions, counters and unsent mails: useless tomorrow, and dangerous in a stolen file. Idempotency keys matter for a
 * month, but only to a device that lost an answer just before the backup.
 */
export const leftOut: readonly string[] = [
  'sessions',
  'email_codes',
  'account_tokens',
  'notices',
  'rate_limits',
  'outbox',
  'idempotency_keys',
  'leases',
  // A search writes them again.
  'plan_texts',
  // Triggers maintain these, also during a restore.
  'account_usage',
  // Of this server's settings.
  'account_limits',
];

/** Tables that the server fills before the first account exists: a database with only these counts as empty. */
export const filledByServer: ReadonlySet<string> = new Set([
  'settings',
  'event_counts',
  'audit_entries',
  'audit_head',
  'erasures',
  'erased_accounts',
  'link_tokens',
]);

export const entryOf = ({ name }: Pick<BackupTable, 'name'>): string => `tables/${name}.jsonl`;

/** The existing tables and their columns: a database may be older than this program. */
export type Catalog = ReadonlyMap<string, readonly string[]>;

export async function catalogOf(db: Db): Promise<Catalog> {
  const tables = await db.introspection.getTables();
  const schema = await schemaOf(db);
  return new Map(
    tables
      .filter((table) => table.schema === schema && !table.isView)
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}
