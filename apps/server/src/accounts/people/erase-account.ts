import { entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { system } from '../../audit/acts.ts';
import { appendActs } from '../../audit/trail.ts';
import { inTransaction } from '../../platform/db/dialect-changes.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { yieldToEventLoop } from '../../platform/event-loop.ts';
import { forgetPractice } from './forget-practice.ts';
import { hasUsers } from './users.ts';

// Others who write wait for a transaction, and PostgreSQL ends a statement after 3 s: so many large plans take milliseconds.
const AT_ONCE = 50;

/** The ledger knows the account before the work begins. */
export const rememberErasedAccount = (on: Db, account_id: string, at: string) =>
  on
    .insertInto('erased_accounts')
    .values({ account_id, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Erases an account with all that it owns, a portion at a time. It may be interrupted and done again at any time. False when
 * there is no such account.
 */
export async function eraseAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  details: { again?: true } = {},
): Promise<boolean> {
  for (const name of entityNames) await eraseRecords(db, name, entityNamed(name).table, id);
  for (const owned of ownedBy(id)) await eraseRows(db, owned);
  return inTransaction(db, async (on) => {
    const user = await on.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
    if (!user) return false;
    // Foreign keys delete the account's sessions, codes and second factor with its row.
    const { numDeletedRows } = await on.deleteFrom('users').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await on
      .deleteFrom('outbox')
      .where((e) => e.or([e('sender_id', '=', id), e(sql`lower(recipient)`, '=', user.email.toLowerCase())]))
      .execute();
    await on.deleteFrom('account_usage').where('owner_id', '=', id).execute();
    await on.deleteFrom('record_counts').where('owner_id', '=', id).execute();
    if (!(await hasUsers(on))) await forgetPractice(on);
    await appendActs({ db: on, now }, [
      { action: 'account_erased', actor: system, ownerId: id, entity: 'User', recordId: id, details },
    ]);
    return true;
  });
}

/** First the versions: one plan may have thousands of them. */
async function eraseRecords(db: Db, name: string, table: string, ownerId: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where created_by_id = ${ownerId} limit ${AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const ids = sql.join(rows.map(({ id }) => id));
    await eraseRows(db, {
      table: 'record_versions',
      key: ['entity', 'record_id', 'version'],
      where: sql`entity = ${name} and record_id in (${ids})`,
    });
    await eraseRows(db, { table, key: ['id'], where: sql`id in (${ids})` });
  }
}

interface Rows {
  table: string;
  key: readonly string[];
  where: RawBuilder<unknown>;
}

const ownedBy = (id: string): Rows[] => [
  {
    table: 'messages',
    key: ['id'],
    where: sql`conversation_id in (select id from conversations where created_by_id = ${id})`,
  },
  { table: 'conversations', key: ['id'], where: sql`created_by_id = ${id}` },
  { table: 'file_owners', key: ['file_id', 'is_private'], where: sql`owner_id = ${id}` },
  { table: 'app_logs', key: ['id'], where: sql`user_id = ${id}` },
  { table: 'idempotency_keys', key: ['key'], where: sql`owner_id = ${id}` },
];

/** The condition stands twice: the key alone may be another owner's too. */
async function eraseRows(db: Db, { table, key, where }: Rows): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let erased = AT_ONCE; erased === AT_ONCE; ) {
    erased = await inTransaction(db, async (on) => {
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(table)} where ${where} and (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${where} limit ${AT_ONCE})`.execute(on);
      return Number(numAffectedRows);
    });
    await yieldToEventLoop();
  }
}
