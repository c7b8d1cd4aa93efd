import { createPasswords, lowestPasswordCost } from '../accounts/passwords/passwords.ts';
import type { Passwords } from '../platform/deps.ts';

// Of all test apps of a process: most accounts of the tests have the same password.
const hashes = new Map<string, string>();

/** The real passwords at the lowest cost, but a secret is hashed once, and matches that hash without another one. */
export function rememberedPasswords(): Passwords {
  const real = createPasswords(lowestPasswordCost);
  return {
    ...real,
    async hash(secret) {
      const hash = hashes.get(secret) ?? (await real.hash(secret));
      hashes.set(secret, hash);
      return hash;
    },
    verify: async (stored, secret) =>
      (stored !== null && stored !== undefined && hashes.get(secret) === stored) ||
      real.verify(stored, secret),
  };
}
