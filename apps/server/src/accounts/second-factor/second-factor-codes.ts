import { createHmac, randomBytes } from 'node:crypto';
import { writeAct } from '../../audit/trail.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { fingerprint, isSameSecret } from '../secrets.ts';
import { appCodeCounts, countedGuess, type Guesser, recoveryCodeCounts } from '../sign-in/sign-in-limits.ts';

export interface CodeAttempt {
  /** The six digits of the app, or a recovery code; spaces and hyphens do not matter. */
  code: string;
  by: Guesser;
}

type Person = Pick<UserRow, 'id' | 'email'>;

/** Accepts a code and uses it up, or throws. Call it only after the password was verified. */
export async function checkSecondFactor(deps: Deps, user: Person, attempt: CodeAttempt): Promise<void> {
  const code = withoutSpaces(attempt.code);
  const isRight = /^\d{6}$/.test(code)
    ? await countedGuess(deps, await appCodeCounts(deps, attempt.by), () => takeAppCode(deps, user.id, code))
    : await countedGuess(deps, recoveryCodeCounts(attempt.by), () => takeRecoveryCode(deps, user, code));
  if (!isRight) throw new AppError('INVALID_OTP');
}

export const withoutSpaces = (code: string): string => code.replace(/[\s-]/g, '');

/** Accepts each code once, and no code older than the last accepted one: a code that was overheard opens nothing. */
async function takeAppCode({ db, now }: Deps, userId: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const step = row?.secret ? matchingStep(row.secret, code, now()) : undefined;
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells the owner by mail: an owner who did not use the code learns that another person has the list. */
async function takeRecoveryCode(deps: Deps, user: Person, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(deps.db, user.id, code))) return false;
  const left = await recoveryCodesLeft(deps.db, user.id);
  await writeAct(deps, {
    action: 'recovery_code_used',
    actor: { kind: 'user', id: user.id },
    details: { left },
  });
  await enqueueMail(deps, letterTo(user.email, templates.recoveryCodeUsed(left)));
  return true;
}

const HOW_MANY = 10;
// 80 bits: a code cannot be found from its hash, and is still short enough to type.
const BYTES = 10;

/** Ten new codes for a person who has lost the phone; earlier codes stop working. Only hashes are stored. */
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
async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
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

// The defaults of every authenticator app: SHA-1, 30 seconds, 6 digits (RFC 6238).
const STEP_SECONDS = 30;
const DIGITS = 6;
// A phone's clock may be wrong by half a minute, and typing takes time.
const NEIGHBOURS = [0, -1, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / STEP_SECONDS);

/** The code of one step of 30 seconds. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, among the present one and its two neighbours. */
export function matchingStep(secret: string, code: string, time: Date): number | undefined {
  const now = stepAt(time);
  const steps = NEIGHBOURS.map((distance) => now + distance);
  return steps.filter((step) => isSameSecret(codeAt(secret, step), code))[0];
}

/** The content of the QR code for authenticator apps. */
export function otpauthUri(secret: string, email: string): string {
  return `otpauth://totp/Alecrim:${encodeURIComponent(email)}?secret=${secret}&issuer=Alecrim`;
}

/** RFC 4648 without padding, as authenticator apps expect a typed key. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
