import type { Deps } from '../../platform/deps.ts';
import { type Limit, limits } from '../../platform/http/limits.ts';
import {
  hit,
  isCounted,
  isWithin,
  refund,
  resetLimit,
  resetLimits,
  spend,
} from '../../platform/http/rate-limits.ts';

type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * At most one mail a minute and five an hour into one mailbox. The answer is the same when no mail is sent: it must not
 * reveal which addresses have an account.
 */
export async function mayMail(deps: LimitDeps, mailbox: string): Promise<boolean> {
  return (
    (await isWithin(deps, limits.mailGap, mailbox)) && (await isWithin(deps, limits.mailsToMailbox, mailbox))
  );
}

/** A counter and its key. */
type Count = readonly [limit: Limit, ...who: [string, ...string[]]];

/** Who guesses a secret of an account: a person at an address who wants to sign in, or one who is signed in. */
export type Guesser = { account: string; address: string } | { account: string; sessionId: string };

/**
 * Addresses from which an account has signed in. They have a counter of their own, so a stranger who uses up the tries of
 * all new addresses does not lock them out.
 */
const knownAddress = { name: 'known-address', seconds: 90 * 86_400 };

export async function rememberAddress(deps: LimitDeps, account: string, address: string): Promise<void> {
  await hit(deps, knownAddress, account, address);
}

async function atNewAddress(deps: LimitDeps, limit: Limit, account: string, address: string) {
  const isKnown = await isCounted(deps, knownAddress, account, address);
  return isKnown ? [] : ([[limit, account]] satisfies Count[]);
}

export async function passwordCounts(deps: LimitDeps, by: Guesser): Promise<readonly Count[]> {
  // Wrong confirmations are counted by session. So only the person who holds the session can use up its tries.
  if ('sessionId' in by) return [[limits.confirmations, by.sessionId]];
  const { account, address } = by;
  return [
    [limits.missesOfAddress, address],
    [limits.missesOfPair, account, address],
    ...(await atNewAddress(deps, limits.missesOfAccount, account, address)),
  ];
}

export async function appCodeCounts(deps: LimitDeps, by: Guesser): Promise<readonly Count[]> {
  if ('sessionId' in by)
    return [
      [limits.codesOfSession, by.sessionId],
      [limits.codesOfSessionDay, by.sessionId],
    ];
  const { account, address } = by;
  return [
    [limits.codesOfAddress, address],
    [limits.codesOfPair, account, address],
    [limits.codesOfPairDay, account, address],
    ...(await atNewAddress(deps, limits.codesOfDay, account, address)),
  ];
}

export function recoveryCodeCounts(by: Guesser): readonly Count[] {
  if ('sessionId' in by) return [[limits.recoveryCodes, by.sessionId]];
  return [
    [limits.codesOfAddress, by.address],
    [limits.recoveryCodes, by.account, by.address],
  ];
}

/**
 * Runs one check of a secret. The guess is counted before the secret is compared, so that many at once get no more tries
 * than one after another. It is given back unless the secret was compared and wrong. Never a permanent lock.
 */
export async function countedGuess(
  deps: LimitDeps,
  counts: readonly Count[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const spent: Count[] = [];
  let isWrong = false;
  try {
    for (const count of counts) {
      await spend(deps, ...count);
      spent.push(count);
    }
    isWrong = !(await isRight());
  } finally {
    if (!isWrong) for (const count of spent) await refund(deps, ...count);
  }
  return !isWrong;
}

/** After a sign-in, earlier misses of the account at this address no longer count. */
export async function forgiveAt(deps: LimitDeps, account: string, address: string): Promise<void> {
  for (const limit of [limits.missesOfPair, limits.codesOfPair, limits.codesOfPairDay, limits.recoveryCodes])
    await resetLimit(deps, limit, account, address);
}

/** A reset clears the wrong guesses at the old password, so that they no longer keep the owner out. */
export const forgiveMisses = (deps: Pick<Deps, 'db'>, account: string): Promise<void> =>
  resetLimits(deps, [limits.missesOfPair, limits.missesOfAccount], account);

export const forgiveCodes = (deps: Pick<Deps, 'db'>, account: string): Promise<void> =>
  resetLimits(
    deps,
    [limits.codesOfPair, limits.codesOfPairDay, limits.codesOfDay, limits.recoveryCodes],
    account,
  );

/** A reset clears the wrong codes too: a person who guessed them knew the old password, which no longer works. */
export async function forgiveAfterReset(deps: LimitDeps, account: string): Promise<void> {
  await forgiveMisses(deps, account);
  if (await isWithin(deps, limits.forgivenCodes, account)) await forgiveCodes(deps, account);
}
