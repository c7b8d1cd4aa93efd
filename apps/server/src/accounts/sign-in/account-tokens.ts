import type { Deps } from '../../platform/deps.ts';
import { fingerprint, newSecret } from '../secrets.ts';

/** Links that a mailbox owner may use once: to set a new password, or to accept an invitation. */
export type TokenKind = 'reset' | 'invitation';

export const lifetimes: Record<TokenKind, number> = { reset: 30 * 60, invitation: 72 * 3600 };

type TokenDeps = Pick<Deps, 'db' | 'now'>;

export async function issueToken(deps: TokenDeps, kind: TokenKind, userId: string): Promise<string> {
  const token = newSecret();
  await storeToken(deps, { kind, userId, token });
  return token;
}

/** A new token replaces the earlier one. */
export async function storeToken(
  { db, now }: TokenDeps,
  { kind, userId, token }: { kind: TokenKind; userId: string; token: string },
): Promise<void> {
  const expires_date = new Date(now().getTime() + lifetimes[kind] * 1000).toISOString();
  await db.deleteFrom('account_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute();
  await db
    .insertInto('account_tokens')
    .values({ token_hash: fingerprint(token), kind, user_id: userId, expires_date })
    .execute();
}

/** After a password was set, links that were sent before it open nothing any more. */
export async function revokeTokens({ db }: Pick<TokenDeps, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
}

/** Whose token this is, without using it up. */
export async function tokenOwner(
  { db, now }: TokenDeps,
  kind: TokenKind,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', fingerprint(token))
    .where('kind', '=', kind)
    .where('expires_date', '>', now().toISOString())
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses the token up. Of twenty requests at once, exactly one gets the owner. */
export async function spendToken(
  { db, now }: TokenDeps,
  kind: TokenKind,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', fingerprint(token))
    .where('kind', '=', kind)
    .where('expires_date', '>', now().toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
