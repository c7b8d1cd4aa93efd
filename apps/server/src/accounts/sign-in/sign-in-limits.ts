import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { forgive, giveBack, isWithin, spend } from '../../platform/http/rate-limits.ts';

type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export const spendRegistration = (deps: LimitDeps, address: string) =>
  spend(deps, limits.registrations, address);
export const spendVerification = (deps: LimitDeps, address: string) =>
  spend(deps, limits.verifications, address);
export const spendMailRequest = (deps: LimitDeps, address: string) =>
  spend(deps, limits.mailsOfAddress, address);
export const spendInvitation = (deps: LimitDeps, inviter: string) => spend(deps, limits.invitations, inviter);

/** At most one mail a minute and five an hour into one mailbox. A refused mail is not reported: the answer must not reveal which addresses have an account. */
export async function mayMail(deps: LimitDeps, mailbox: string): Promise<boolean> {
  return (
    (await isWithin(deps, limits.mailGap, mailbox)) && (await isWithin(deps, limits.mailsToMailbox, mailbox))
  );
}

/**
 * Runs one check of a password. The attempt is counted before the password is hashed, so that many at once get no more
 * tries than one after another; it is given back unless the password was wrong. Never a permanent lock.
 */
export async function countedAttempt(
  deps: LimitDeps,
  { account, address }: { account: string; address: string },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  await spend(deps, limits.missesOfAddress, address);
  await spend(deps, limits.missesOfAccount, account);
  let isWrong = false;
  try {
    isWrong = !(await isRight());
  } finally {
    if (!isWrong) {
      await giveBack(deps, limits.missesOfAddress, address);
      await giveBack(deps, limits.missesOfAccount, account);
    }
  }
  return !isWrong;
}

/** After a sign-in or a reset, earlier misses of the account no longer count. */
export const forgiveMisses = (deps: LimitDeps, email: string) => forgive(deps, limits.missesOfAccount, email);

export const wrongPassword = () => new AppError('INVALID_CREDENTIALS');
