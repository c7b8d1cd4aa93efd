import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { forgive, isWithin, type Limit, refuseIfSpent, spend } from '../http/rate-limits.ts';

const HOUR = 3600;

/** Figures of the security goals. Mail limits per mailbox are silent, so that nobody learns who has an account. */
const registrations: Limit = { name: 'register', max: 5, seconds: HOUR };
const verifications: Limit = { name: 'verify', max: 30, seconds: 300 };
const mailsByAddress: Limit = { name: 'mail-address', max: 20, seconds: HOUR };
const mailGap: Limit = { name: 'mail-gap', max: 1, seconds: 60 };
const mailsToMailbox: Limit = { name: 'mail-mailbox', max: 5, seconds: HOUR };
const missesByAddress: Limit = { name: 'login-address', max: 20, seconds: 60 };
const missesOfAccount: Limit = { name: 'login-account', max: 10, seconds: 900 };
const invitations: Limit = { name: 'invite', max: 20, seconds: 24 * HOUR };

type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export const spendRegistration = (deps: LimitDeps, address: string) => spend(deps, registrations, address);
export const spendVerification = (deps: LimitDeps, address: string) => spend(deps, verifications, address);
export const spendMailRequest = (deps: LimitDeps, address: string) => spend(deps, mailsByAddress, address);
export const spendInvitation = (deps: LimitDeps, inviter: string) => spend(deps, invitations, inviter);

/** At most one mail a minute and five an hour into one mailbox, whoever asks. */
export async function mayMail(deps: LimitDeps, mailbox: string): Promise<boolean> {
  return (await isWithin(deps, mailGap, mailbox)) && (await isWithin(deps, mailsToMailbox, mailbox));
}

/** Failed sign-ins: counted per account and per address, never a permanent lock, cleared by a success or a reset. */
export async function refuseIfTooManyMisses(deps: LimitDeps, email: string, address: string): Promise<void> {
  await refuseIfSpent(deps, missesByAddress, address);
  await refuseIfSpent(deps, missesOfAccount, email);
}

export async function countMiss(deps: LimitDeps, email: string, address: string): Promise<void> {
  await isWithin(deps, missesByAddress, address);
  await isWithin(deps, missesOfAccount, email);
}

export const forgiveMisses = (deps: LimitDeps, email: string) => forgive(deps, missesOfAccount, email);

export const wrongPassword = () => new AppError('INVALID_CREDENTIALS');
