import { randomBytes } from 'node:crypto';
import { appendActs } from '../../audit/trail.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { appCodeCounts, countedGuess } from '../sign-in/sign-in-limits.ts';
import type { SignedIn } from '../viewer.ts';
import {
  type CodeAttempt,
  matchingStep,
  otpauthUri,
  recoveryCodesLeft,
  removeRecoveryCodes,
  renewRecoveryCodes,
  toBase32,
  withoutSpaces,
} from './second-factor-codes.ts';
import { isSecondFactorOn, isSecondFactorRequired } from './second-factor-rule.ts';

// 160 bits, the length that RFC 4226 recommends.
const SECRET_BYTES = 20;

export async function secondFactorStatus(db: Db, userId: string) {
  return {
    enabled: await isSecondFactorOn(db, userId),
    recovery_codes_left: await recoveryCodesLeft(db, userId),
    required: await isSecondFactorRequired(db),
  };
}

/** Stores a new secret. The previous one stays valid until the first code of the new one arrives. */
export async function beginSetUp({ db }: Deps, user: SignedIn): Promise<{ secret: string; uri: string }> {
  const secret = toBase32(randomBytes(SECRET_BYTES));
  await db
    .insertInto('second_factors')
    .values({ user_id: user.id, secret: null, pending_secret: secret, enabled_date: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret: secret }))
    .execute();
  return { secret, uri: otpauthUri(secret, user.email) };
}

/** The first code proves that the app has the secret. Ends the other sessions: they began with a password alone. */
export async function finishSetUp(deps: Deps, user: SignedIn, attempt: CodeAttempt): Promise<string[]> {
  const { db, now } = deps;
  const pending = (await find(db, user.id))?.pending_secret;
  const step = pending ? matchingStep(pending, withoutSpaces(attempt.code), now()) : undefined;
  const isRight = await countedGuess(
    deps,
    await appCodeCounts(deps, attempt.by),
    async () => step !== undefined,
  );
  if (!isRight || !pending || !step) throw new AppError('INVALID_OTP');
  const codes = await db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await on
      .updateTable('second_factors')
      .set({ secret: pending, pending_secret: null, enabled_date: now().toISOString(), last_step: step })
      .where('user_id', '=', user.id)
      .where('pending_secret', '=', pending)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('INVALID_OTP');
    const renewed = await renewRecoveryCodes(on, user.id);
    await enqueueMail({ ...deps, db: on }, letterTo(user.email, templates.secondFactorOn()));
    await note({ db: on, now }, user, 'second_factor_on');
    return renewed;
  });
  // After the transaction: a sign-in that ran beside it either sees the second factor or is ended here.
  await endAllSessions(deps, user.id, user.sessionId);
  return codes;
}

export async function turnOff(deps: Deps, user: SignedIn): Promise<void> {
  await deps.db.transaction().execute(async (on) => {
    await removeSecondFactor(on, user.id);
    await enqueueMail({ ...deps, db: on }, letterTo(user.email, templates.secondFactorOff()));
    await note({ ...deps, db: on }, user, 'second_factor_off');
  });
  deps.hub.announceSessionsChanged(user.id);
}

export function renewCodes(deps: Deps, user: SignedIn): Promise<string[]> {
  return deps.db.transaction().execute(async (on) => {
    const codes = await renewRecoveryCodes(on, user.id);
    await note({ ...deps, db: on }, user, 'recovery_codes_renewed');
    return codes;
  });
}

export async function removeSecondFactor(on: Db, userId: string): Promise<void> {
  await removeRecoveryCodes(on, userId);
  await on.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

const find = (db: Db, userId: string) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

const note = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: SignedIn,
  action: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_renewed',
) => appendActs({ db, now }, [{ action, actor: { kind: 'user', id }, ownerId: id }]);
