import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { hit, resetLimit } from '../../platform/http/rate-limits.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { findUser } from '../people/users.ts';
import { fingerprint, newSecret } from '../secrets.ts';

/** Links that a mailbox owner may use once: to set a new password, or to accept an invitation. */
type TokenKind = 'reset' | 'invitation';

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

/** After a password was set, earlier links no longer work. */
export async function revokeTokens({ db }: Pick<TokenDeps, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
}

interface TokenUse {
  owner: UserRow;
  password_hash: string;
}

/**
 * Uses a token up and stores what follows from it in one transaction. The password is checked before: after a weak password,
 * the person can try again. Of twenty requests at once, exactly one uses the token up.
 */
export async function redeemToken<T>(
  { db, now, passwords }: TokenDeps & Pick<Deps, 'passwords'>,
  kind: TokenKind,
  { token, password }: { token: string; password: string },
  store: (on: Db, use: TokenUse) => Promise<T>,
): Promise<T> {
  const isValid = (e: ExpressionBuilder<Tables, 'account_tokens'>) =>
    e.and([
      e('token_hash', '=', fingerprint(token)),
      e('kind', '=', kind),
      e('expires_date', '>', now().toISOString()),
    ]);
  const row = await db.selectFrom('account_tokens').select('user_id').where(isValid).executeTakeFirst();
  const owner = row && (await findUser(db, row.user_id));
  if (!owner) throw new AppError('INVALID_RESET_TOKEN');
  checkPassword(password, owner.email);
  const password_hash = await passwords.hash(password, owner.id);
  return db.transaction().execute(async (on) => {
    const { numDeletedRows } = await on.deleteFrom('account_tokens').where(isValid).executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('INVALID_RESET_TOKEN');
    return store(on, { owner, password_hash });
  });
}

type CodeDeps = Pick<Deps, 'db' | 'now' | 'config' | 'passwords'>;

export const CODE_MINUTES = 10;

/** Each person has one valid code. A new code replaces it and resets the count of guesses. */
export async function storeCode({ db, now }: Pick<CodeDeps, 'db' | 'now'>, userId: string, codeHash: string) {
  const expires_date = new Date(now().getTime() + CODE_MINUTES * 60_000).toISOString();
  const row = { code_hash: codeHash, expires_date };
  await db
    .insertInto('email_codes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/**
 * Counts the guess before the comparison, so that parallel requests get no more than five guesses. Every address is counted
 * alike, so the answer does not reveal which addresses have a pending code.
 */
export async function checkCode(
  deps: CodeDeps,
  { email, userId = '' }: { email: string; userId?: string },
  code: string,
): Promise<void> {
  const { db, now, passwords } = deps;
  if ((await hit(deps, limits.codeGuesses, email)).hits > limits.codeGuesses.max)
    throw new AppError('RATE_LIMITED', {
      retryAfter: 60,
      message: 'Muitas tentativas. Peça um novo código.',
    });
  const row = await db
    .selectFrom('email_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('expires_date', '>', now().toISOString())
    .executeTakeFirst();
  if (!(await passwords.verify(row?.code_hash, code, email))) throw new AppError('INVALID_OTP');
  const { numDeletedRows } = await db
    .deleteFrom('email_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', row?.code_hash ?? '')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('INVALID_OTP');
}

export const forgiveGuesses = (deps: Pick<Deps, 'db'>, email: string): Promise<void> =>
  resetLimit(deps, limits.codeGuesses, email);
