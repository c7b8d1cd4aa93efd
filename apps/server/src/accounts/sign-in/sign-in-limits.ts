import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { isWithin, spend } from '../../platform/http/rate-limits.ts';

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

export const wrongPassword = () => new AppError('INVALID_CREDENTIALS');
