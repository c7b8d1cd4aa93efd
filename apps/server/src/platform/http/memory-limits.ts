import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { atOnce, type Limit } from './limits.ts';

/** Who holds a place or memory. */
export interface Holder {
  address: string;
  /** Only for a signed-in caller. */
  account?: string;
}

/** Nothing is left for anybody, or for this holder. */
export type Shortage = 'all' | 'share';

/** Places that are held at the same moment: in total, by address and by account. */
export function sharedPlaces(scale: number) {
  const scaled = ({ max }: { max: number }) => Math.max(1, max * scale);
  const most = scaled(atOnce.requests);
  const mostOfVisitors = scaled(atOnce.requestsOfVisitors);
  const mostOfAddress = scaled(atOnce.requestsOfAddress);
  const mostOfPerson = scaled(atOnce.requestsOfPerson);
  const addresses = counts();
  const accounts = counts();
  let held = 0;

  return {
    held: () => held,
    isFull: () => held >= most,

    take({ address, account }: Holder): Shortage | undefined {
      if (held >= most) return 'all';
      if (addresses.of(address) >= (account === undefined ? mostOfVisitors : mostOfAddress)) return 'share';
      if (account !== undefined && accounts.of(account) >= mostOfPerson) return 'share';
      held++;
      addresses.add(address, 1);
      if (account !== undefined) accounts.add(account, 1);
      return undefined;
    },

    give({ address, account }: Holder): void {
      held--;
      addresses.add(address, -1);
      if (account !== undefined) accounts.add(account, -1);
    },
  };
}

const MEGABYTE = 1024 * 1024;

/** Bytes of bodies in memory, counted as they arrive, not as they are announced. */
export function sharedMemory() {
  const holders = counts();
  let held = 0;

  return {
    take(holder: Holder, bytes: number): Shortage | undefined {
      if (held + bytes > atOnce.megabytes.max * MEGABYTE) return 'all';
      const key = keyOf(holder);
      if (holders.of(key) + bytes > atOnce.megabytesOfCaller.max * MEGABYTE) return 'share';
      held += bytes;
      holders.add(key, bytes);
      return undefined;
    },

    give(holder: Holder, bytes: number): void {
      held -= bytes;
      if (bytes > 0) holders.add(keyOf(holder), -bytes);
    },
  };
}

const keyOf = ({ address, account }: Holder) => account ?? `address ${address}`;

/** Numbers by key. A key at zero is removed, so that the map stays small. */
export function counts() {
  const numbers = new Map<string, number>();
  return {
    of: (key: string): number => numbers.get(key) ?? 0,
    add(key: string, change: number): void {
      const number = (numbers.get(key) ?? 0) + change;
      if (number > 0) numbers.set(key, number);
      else numbers.delete(key);
    },
  };
}

/**
 * Counts in memory, for limits on every request: a flood must not cost a write each. All keys share one window and are
 * removed together, so that the memory is bounded too.
 */
export function countingWindow({ config, now }: Pick<Deps, 'config' | 'now'>, { max, seconds }: Limit) {
  const most = Math.ceil(max * config.rateLimitScale);
  let counts = new Map<string, number>();
  let ends = 0;

  /** Counts one use, and throws if it exceeds the limit. */
  return (key: string): void => {
    const time = now().getTime();
    if (time >= ends || time < ends - seconds * 1000) {
      counts = new Map();
      ends = time + seconds * 1000;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) throw new AppError('RATE_LIMITED', { retryAfter: (ends - time) / 1000 });
  };
}
