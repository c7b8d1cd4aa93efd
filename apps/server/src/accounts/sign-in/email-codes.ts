import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { hit, resetLimit } from '../../platform/http/rate-limits.ts';

type CodeDeps = Pick<Deps, 'db' | 'now' | 'config' | 'passwords'>;

export const CODE_MINUTES = 10;

/** One valid code for each person; a new code replaces it and the count of guesses begins anew. */
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
 * Counts the guess before it is looked at, so that many at once cannot get more than five. Every address is counted
 * alike, so the answer does not tell which of them wait for a code.
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
  if (!(await passwords.verify(row?.code_hash, code))) throw new AppError('INVALID_OTP');
  const { numDeletedRows } = await db
    .deleteFrom('email_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', row?.code_hash ?? '')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('INVALID_OTP');
}

export const forgiveGuesses = (deps: Pick<Deps, 'db'>, email: string): Promise<void> =>
  resetLimit(deps, limits.codeGuesses, email);
