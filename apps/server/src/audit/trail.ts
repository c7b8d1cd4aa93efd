import { createHash } from 'node:crypto';
import type { AuditAction, EntityName } from '@alecrim/domain';
import { sql } from 'kysely';
import { canonical } from '../platform/db/canonical.ts';
import type { AuditRow } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { limits } from '../platform/http/limits.ts';
import { createLruCache } from '../platform/lru-cache.ts';

type TrailDeps = Pick<Deps, 'db' | 'now'> & Partial<Pick<Deps, 'config'>>;

type Unsealed = Omit<AuditRow, 'hash'>;

/** The hash covers the entry and the hash before it, so a changed, moved or removed entry is noticed. */
export const sealOf = (before: string, entry: Unsealed): string =>
  createHash('sha256')
    .update(`${before}\n${canonical(entry)}`)
    .digest('hex');

/** Writes one act, in a transaction of its own. */
export function writeAct(deps: TrailDeps, act: Act): Promise<void> {
  return deps.db.transaction().execute((on) => appendActs({ ...deps, db: on }, [act]));
}

/**
 * Appends acts inside the caller's transaction, so that an act and its entry are committed together. The row of the
 * head is the lock that keeps the chain from forking: call this last in a transaction, so that the lock is held briefly.
 */
export async function appendActs({ db, now, config }: TrailDeps, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  refuseFlood(acts, now().getTime(), limits.acts.max * (config?.rateLimitScale ?? 1));
  const head = await db
    .insertInto('audit_head')
    .values({ id: 1, seq: acts.length, hash: '' })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ seq: sql`audit_head.seq + ${acts.length}` }),
    )
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  const at = now().toISOString();
  let { hash } = head;
  const rows = acts.map((act, i): AuditRow => {
    const entry = entryOf(act, head.seq - acts.length + 1 + i, at);
    hash = sealOf(hash, entry);
    return { ...entry, hash };
  });
  // SQLite binds at most 32,766 values in one statement.
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insertInto('audit_entries')
      .values(rows.slice(i, i + 500))
      .execute();
  await db.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute();
}

const HOUR = limits.acts.seconds * 1000;
// A patient has a right to it, and what is stored bounds how often it can happen.
const neverRefused: readonly AuditAction[] = ['erased', 'anonymised'];
const written = createLruCache<{ acts: number; until: number }>(10_000);

/**
 * The trail is never swept, so one person may add a bounded number of entries an hour. What is refused did not happen: the
 * trail stays complete. Acts about an account, such as a sign-in, have limits of their own, and an erasure is never refused.
 */
function refuseFlood(acts: readonly Act[], time: number, most: number): void {
  for (const { action, actor, entity } of acts) {
    if (actor.kind !== 'user' || !actor.id || !entity || entity === 'User') continue;
    if (neverRefused.includes(action)) continue;
    const before = written.get(actor.id);
    // A clock that is set back would make the hour longer.
    const isOver = !before || time >= before.until || before.until > time + HOUR;
    const count = isOver ? { acts: 0, until: time + HOUR } : before;
    if (isOver) written.set(actor.id, count);
    if (++count.acts > most)
      throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((count.until - time) / 1000) });
  }
}

const entryOf = (act: Act, seq: number, at: string): Unsealed => ({
  seq,
  at,
  action: act.action,
  actor_kind: act.actor.kind,
  actor_id: act.actor.id ?? null,
  on_behalf_of_id: act.actor.onBehalfOf ?? null,
  owner_id: act.ownerId ?? null,
  entity: act.entity ?? null,
  record_id: act.recordId ?? null,
  patient_id: act.patientId ?? null,
  details: canonical(act.details ?? {}),
});

/** Who acts: a person, the service role, the operator at the machine, an anonymous visitor, or the program. */
export interface Actor {
  kind: 'user' | 'service' | 'operator' | 'visitor' | 'system';
  id?: string | null;
  onBehalfOf?: string | null;
}

type Detail = string | number | boolean | null;

/** One line of the audit trail. Ids and fixed words only: no names, no free text, no tokens. */
export interface Act {
  action: AuditAction;
  actor: Actor;
  /** Whose records it is about. */
  ownerId?: string | null;
  entity?: EntityName | 'User' | null;
  recordId?: string | null;
  patientId?: string | null;
  details?: Readonly<Record<string, Detail>>;
}

export const operator: Actor = { kind: 'operator' };
export const system: Actor = { kind: 'system' };
export const visitor: Actor = { kind: 'visitor' };
