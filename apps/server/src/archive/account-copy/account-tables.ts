import { entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { type BackupTable, backedUp } from '../format/tables.ts';

/** What of a table belongs to one person. */
interface Owned {
  rowsOf(ownerId: string): RawBuilder<unknown>;
  /** Columns that stay behind. */
  without?: readonly string[];
}

const byOwner = (column: string): Owned => ({
  rowsOf: (ownerId) => sql`${sql.ref(column)} = ${ownerId}`,
});

const owned: Record<string, Owned> = {
  users: { ...byOwner('id'), without: ['password_hash'] },
  ...Object.fromEntries(entityNames.map((name) => [entityNamed(name).table, byOwner('created_by_id')])),
  record_versions: byOwner('owner_id'),
  link_openings: {
    rowsOf: (ownerId) => sql`cardapio_id in (select id from cardapios where created_by_id = ${ownerId})`,
  },
  files: { rowsOf: (ownerId) => sql`id in (select file_id from file_owners where owner_id = ${ownerId})` },
  file_owners: byOwner('owner_id'),
  conversations: byOwner('created_by_id'),
  messages: {
    rowsOf: (ownerId) =>
      sql`conversation_id in (select id from conversations where created_by_id = ${ownerId})`,
  },
};

/** Tables that are about the practice, the machine or signing in, not about one person's work. */
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

export type AccountTable = BackupTable & Owned;

/** The one list of what a person takes along. */
export const accountTables: readonly AccountTable[] = backedUp.flatMap((table) => {
  const part = owned[table.name];
  return part ? [{ ...table, ...part }] : [];
});
