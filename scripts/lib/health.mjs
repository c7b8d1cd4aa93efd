import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether an address answers with success before the time is over.
 * @param {string} address
 * @param {number} withinMs
 * @returns {Promise<boolean>}
 */
export async function answers(address, withinMs) {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(50)) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return true;
  }
  return false;
}
