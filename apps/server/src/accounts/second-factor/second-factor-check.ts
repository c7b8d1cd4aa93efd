import { writeAct } from '../../audit/trail.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { appCodeCounts, countedGuess, type Guesser, recoveryCodeCounts } from '../guesses.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

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
