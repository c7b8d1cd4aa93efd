import { writeAct } from '../../audit/trail.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { forgive, spend } from '../../platform/http/rate-limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

export interface CodeAttempt {
  /** The six digits of the app, or a recovery code; spaces and hyphens do not matter. */
  code: string;
  address: string;
}

type Person = Pick<UserRow, 'id' | 'email'>;

/** Accepts a code and uses it up, or throws. Call it only after the password was verified. */
export async function checkSecondFactor(deps: Deps, user: Person, attempt: CodeAttempt): Promise<void> {
  await countTry(deps, user.id, attempt.address);
  const code = attempt.code.replace(/[\s-]/g, '');
  const isRight = /^\d{6}$/.test(code)
    ? await takeAppCode(deps, user.id, code)
    : await takeRecoveryCode(deps, user, code);
  if (!isRight) throw new AppError('INVALID_OTP');
  await forgiveTries(deps, user.id);
}

/** Counts the try before the code is compared, so that parallel requests get no more guesses than the limit. */
export async function countTry(deps: Deps, userId: string, address: string): Promise<void> {
  await spend(deps, limits.codesOfAddress, address);
  await spend(deps, limits.codesOfAccount, userId);
  await spend(deps, limits.codesOfDay, userId);
}

export async function forgiveTries({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await forgive({ db }, limits.codesOfAccount, userId);
  await forgive({ db }, limits.codesOfDay, userId);
}

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
