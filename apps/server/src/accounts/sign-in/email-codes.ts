import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { newCode } from '../secrets.ts';

type CodeDeps = Pick<Deps, 'db' | 'now' | 'passwords'>;

export const CODE_MINUTES = 10;
const MAX_GUESSES = 5;

/** One valid code for each person; a new code replaces it and resets the count of guesses. */
export async function issueCode({ db, now, passwords }: CodeDeps, userId: string): Promise<string> {
  const code = newCode();
  const row = {
    code_hash: await passwords.hash(code),
    expires_date: new Date(now().getTime() + CODE_MINUTES * 60_000).toISOString(),
    guesses: 0,
  };
  await db
    .insertInto('email_codes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return code;
}

/** Counts the guess before it is looked at, so that many at once cannot get more than five. */
export async function checkCode(
  { db, now, passwords }: CodeDeps,
  userId: string | undefined,
  code: string,
): Promise<void> {
  const row = userId
    ? await db
        .updateTable('email_codes')
        .set({ guesses: sql`guesses + 1` })
        .where('user_id', '=', userId)
        .where('expires_date', '>', now().toISOString())
        .returning(['code_hash', 'guesses'])
        .executeTakeFirst()
    : undefined;
  if (row && row.guesses > MAX_GUESSES)
    throw new AppError('RATE_LIMITED', {
      retryAfter: 60,
      message: 'Muitas tentativas. Peça um novo código.',
    });
  if (!(await passwords.verify(row?.code_hash, code))) throw new AppError('INVALID_OTP');
  await db
    .deleteFrom('email_codes')
    .where('user_id', '=', userId ?? '')
    .execute();
}
