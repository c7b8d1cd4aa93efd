import { childrenOfPatient, entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { appendActs, system } from '../../audit/trail.ts';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import { inTransaction } from '../../platform/db/dialect-changes.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { yieldToEventLoop } from '../../platform/event-loop.ts';
import { forEachCollectingErrors } from '../../platform/periodic-jobs.ts';
import { applyPractice, forgetPracticeSettings } from '../../platform/practice-settings.ts';
import { forgetSecondFactorRule } from '../second-factor/second-factor-rule.ts';
import { actorOf, type SignedIn } from '../viewer.ts';
import { keepAnAdmin } from './change-access.ts';
import { changeUser, findUser, hasUsers } from './users.ts';

// Time for the owner to reconsider, and to download the data.
export const GRACE_DAYS = 7;

export async function scheduleClosing(deps: Deps, user: SignedIn): Promise<string> {
  const end = new Date(deps.now().getTime() + GRACE_DAYS * 24 * 3600 * 1000).toISOString();
  await setEnd(deps, user, end);
  return end;
}

export const cancelClosing = (deps: Deps, user: SignedIn): Promise<void> => setEnd(deps, user, null);

function setEnd({ db, now }: Deps, user: SignedIn, end: string | null): Promise<void> {
  const action = end ? 'account_closing' : 'account_reopened';
  return db.transaction().execute(async (on) => {
    const before = await findUser(on, user.id);
    const after = await changeUser({ db: on, now }, user.id, { encerra_em: end });
    if (!before || !after) throw new AppError('AUTH_REQUIRED');
    await appendActs({ db: on, now }, [{ action, actor: actorOf(user), ownerId: user.id }]);
    await keepAnAdmin(on, before, after);
  });
}

/** Erases the accounts whose grace period is over, with all that they own. */
export async function eraseClosedAccounts(deps: Pick<Deps, 'db' | 'now' | 'hub' | 'config'>): Promise<void> {
  const { db, now, hub } = deps;
  const time = now().toISOString();
  const due = await db.selectFrom('users').select('id').where('encerra_em', '<=', time).execute();
  await forEachCollectingErrors(due, async ({ id }) => {
    // The owner may have reopened it meanwhile, or another process may have erased it.
    if (!(await shutOut(db, id, time))) return;
    hub.announceSessionsChanged(id);
    await eraseAccount(deps, id);
  });
  // The settings of a practice go with its last account.
  if (due.length > 0) await applyPractice(deps);
}

/** Disables the account, so that its owner cannot reopen it while it is being erased. False when it is no longer due. */
const shutOut = (db: Db, id: string, time: string): Promise<boolean> =>
  db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await on
      .updateTable('users')
      .set({ disabled: flag(engineOf(on), true) })
      .where('id', '=', id)
      .where('encerra_em', '<=', time)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await on.deleteFrom('sessions').where('user_id', '=', id).execute();
    await storeErasedAccount(on, id, time);
    return true;
  });

// Other writers wait for a transaction, and PostgreSQL cancels a statement after 3 s. 50 large plans take milliseconds.
const AT_ONCE = 50;

/** Call it before the erasure begins, so that an interrupted one can be repeated. */
export const storeErasedAccount = (on: Db, account_id: string, at: string) =>
  on
    .insertInto('erased_accounts')
    .values({ account_id, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Erases an account and all that it owns, in small transactions. It is idempotent and can be repeated after an interruption.
 * Returns false when there is no such account.
 */
export async function eraseAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  details: { again?: true } = {},
): Promise<boolean> {
  // Children first: erasing a patient deletes them by their foreign key, and their versions would be found no more.
  for (const name of new Set([...childrenOfPatient, ...entityNames]))
    await eraseRecords(db, name, entityNamed(name).table, id);
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

interface OwnedRows {
  table: string;
  key: readonly string[];
  where: RawBuilder<unknown>;
}

const ownedBy = (id: string): OwnedRows[] => [
  {
    table: 'messages',
    key: ['id'],
    where: sql`conversation_id in (select id from conversations where created_by_id = ${id})`,
  },
  { table: 'conversations', key: ['id'], where: sql`created_by_id = ${id}` },
  { table: 'file_owners', key: ['file_id', 'is_private'], where: sql`owner_id = ${id}` },
  { table: 'app_logs', key: ['id'], where: sql`user_id = ${id}` },
  { table: 'idempotency_keys', key: ['entity', 'key'], where: sql`owner_id = ${id}` },
];

/** The condition is repeated in the outer statement: the key alone may also match another owner's row. */
async function eraseRows(db: Db, { table, key, where }: OwnedRows): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let erased = AT_ONCE; erased >= AT_ONCE; ) {
    erased = await inTransaction(db, async (on) => {
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(table)} where ${where} and (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${where} limit ${AT_ONCE})`.execute(on);
      return Number(numAffectedRows);
    });
    await yieldToEventLoop();
  }
}

/** The practice ends with its last account: the next person must not find its mail account and its rules. */
export async function forgetPractice(on: Db): Promise<void> {
  await forgetPracticeSettings(on);
  await forgetSecondFactorRule(on);
}
