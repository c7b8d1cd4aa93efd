import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/tables.ts';
import { fingerprint } from '../secrets.ts';
import { toBase32 } from './totp.ts';

const HOW_MANY = 10;
// 80 bits: a code cannot be found from its hash, and is still short enough to type.
const BYTES = 10;

/** Ten new codes for a person who has lost the phone; earlier codes stop working. Only hashes are kept. */
export async function renewRecoveryCodes(on: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => toBase32(randomBytes(BYTES)));
  await removeRecoveryCodes(on, userId);
  await on
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute();
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

export async function removeRecoveryCodes(on: Db, userId: string): Promise<void> {
  await on.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Uses the code up: when several requests send the same code at once, one of them succeeds. */
export async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code.toUpperCase()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

const hashOf = (userId: string, code: string) => fingerprint(`${userId}:${code}`);
