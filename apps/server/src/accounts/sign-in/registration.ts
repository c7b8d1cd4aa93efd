import type { Account } from '@alecrim/domain';
import { writeAct } from '../../audit/trail.ts';
import { isSet, isUniqueViolation, lockTable } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail, enqueueNothing } from '../../platform/mail/outbox.ts';
import { secretTo, templates } from '../../platform/mail/templates.ts';
import { applyPractice } from '../../platform/practice-settings.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { forgetPractice } from '../people/close-account.ts';
import {
  accountOf,
  changeUser,
  findUserByEmail,
  hasUsers,
  insertUser,
  normalEmail,
} from '../people/users.ts';
import { newCode } from '../secrets.ts';
import { endAllSessions, startSession } from '../sessions/sessions.ts';
import { CODE_MINUTES, checkCode, forgiveGuesses, issueToken, storeCode } from './mailed-secrets.ts';
import { mayMail } from './sign-in-limits.ts';

interface Registration {
  email: string;
  password: string;
  full_name?: string | null;
}

interface SignedUp {
  id: string;
  message: string;
  otp_expires_in_minutes: number;
  access_token?: string;
  user?: Account;
}

/** Whether the next account is the practice's first, and whether people without an invitation may register. */
export async function signUpState({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const needsSetup = !(await hasUsers(db));
  return { needsSetup, isOpen: needsSetup || config.registration === 'open' };
}

export async function register(
  deps: Deps,
  { email, password, full_name }: Registration,
  userAgent?: string,
): Promise<SignedUp> {
  const { needsSetup, isOpen } = await signUpState(deps);
  // Before the address is looked up: closed registration gives the same answer for every address.
  if (!isOpen) throw closed();
  checkPassword(password, normalEmail(email));
  if (needsSetup) {
    const first = await registerFirst(deps, { email, password, full_name });
    await applyPractice(deps);
    if (first) return welcome(deps, first, userAgent);
  }
  const user = await pendingUser(deps, { email, password, full_name });
  await sendCode(deps, user.email, user.id);
  return {
    id: user.id,
    message: 'Enviamos um código para o seu e-mail.',
    otp_expires_in_minutes: CODE_MINUTES,
  };
}

/**
 * The first account is the practice's administrator and needs no mail. Registration is checked again here: another
 * account may have been created since the request came in, and then registration may be closed.
 */
async function registerFirst(
  deps: Deps,
  { email, password, full_name }: Registration,
): Promise<UserRow | undefined> {
  const passwordHash = await deps.passwords.hash(password, email);
  return deps.db.transaction().execute(async (db) => {
    await lockTable(db, 'users');
    const { needsSetup, isOpen } = await signUpState({ ...deps, db });
    if (!isOpen) throw closed();
    if (!needsSetup) return undefined;
    // Settings that a closed practice may have left.
    await forgetPractice(db);
    const admin = { email, fullName: full_name, passwordHash, role: 'admin', isVerified: true } as const;
    return insertUser({ ...deps, db }, admin);
  });
}

const closed = () => new AppError('SIGNUP_DISABLED', { extra: { reason: 'signup_disabled' } });

async function welcome(deps: Deps, row: UserRow, userAgent?: string): Promise<SignedUp> {
  await writeAct(deps, { action: 'account_created', actor: { kind: 'user', id: row.id } });
  return {
    id: row.id,
    message: 'Conta criada.',
    otp_expires_in_minutes: CODE_MINUTES,
    access_token: await startSession(deps, row.id, userAgent),
    user: accountOf(row, deps.config.appId),
  };
}

/**
 * The account that waits for its code. When two people register one address with different passwords, neither
 * password counts: the owner of the mailbox chooses a new password after the code (abuse case T02).
 */
async function pendingUser(deps: Deps, { email, password, full_name }: Registration): Promise<UserRow> {
  const known = await findUserByEmail(deps.db, email);
  if (known && isSet(known.is_verified)) throw new AppError('EMAIL_TAKEN');
  if (known) {
    const isSame = await deps.passwords.verify(known.password_hash, password, email);
    return isSame ? known : ((await changeUser(deps, known.id, { password_hash: null })) ?? known);
  }
  try {
    return await insertUser(deps, {
      email,
      fullName: full_name,
      passwordHash: await deps.passwords.hash(password, email),
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
}

/** Does the same work for an address without a pending code, so that its time does not tell which addresses have one. */
async function sendCode(deps: Deps, email: string, userId?: string): Promise<void> {
  if (!(await mayMail(deps, email))) return;
  const code = newCode();
  const codeHash = await deps.passwords.hash(code, email);
  const letter = secretTo(email, templates.verification(code), CODE_MINUTES * 60);
  await deps.db.transaction().execute(async (db) => {
    await forgiveGuesses({ db }, email);
    if (userId) {
      await storeCode({ db, now: deps.now }, userId, codeHash);
      await enqueueMail({ ...deps, db }, letter);
    } else await enqueueNothing({ ...deps, db }, letter);
  });
}

export async function resendCode(deps: Deps, email: string): Promise<void> {
  await sendCode(deps, normalEmail(email), (await waitingUser(deps, email))?.id);
}

async function waitingUser({ db }: Pick<Deps, 'db'>, email: string): Promise<UserRow | undefined> {
  const found = await findUserByEmail(db, email);
  return found && !isSet(found.is_verified) ? found : undefined;
}

export async function verifyCode(deps: Deps, email: string, code: string, userAgent?: string) {
  const user = await waitingUser(deps, email);
  await checkCode(deps, { email: normalEmail(email), userId: user?.id }, code);
  if (!user) throw new AppError('INVALID_OTP');
  await changeUser(deps, user.id, { is_verified: true });
  await writeAct(deps, { action: 'account_created', actor: { kind: 'user', id: user.id } });
  await endAllSessions(deps, user.id);
  const needsPassword = user.password_hash === null;
  return {
    id: user.id,
    access_token: await startSession(deps, user.id, userAgent),
    message: 'E-mail confirmado.',
    success: true as const,
    ...(needsPassword && { needs_password: true, reset_token: await issueToken(deps, 'reset', user.id) }),
  };
}
