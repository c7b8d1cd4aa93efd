import { randomBytes } from 'node:crypto';
import { MIN_PASSWORD } from '@alecrim/domain';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { createFairPermits } from '../../platform/fair-pool.ts';
import { atOnce } from '../../platform/http/limits.ts';
import { isCommonPassword } from './common-passwords.ts';

interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id with 46 MiB: some 50 ms, more than twice the floor that OWASP sets. */
export const passwordCost: PasswordCost = { memoryCost: 47_104, timeCost: 2, parallelism: 1 };
/** What OWASP calls the least; tests use it, nothing may go below. */
export const lowestPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The library's own constant exists only at its compile time.
const ARGON2ID = 2;
const MAX_LENGTH = 256;

export function createPasswords(cost: PasswordCost = passwordCost): Passwords {
  if (cost.memoryCost < lowestPasswordCost.memoryCost || cost.timeCost < lowestPasswordCost.timeCost)
    throw new Error('Password hashing below the floor is refused.');
  const options = { algorithm: ARGON2ID, ...cost };
  // Each hash takes 46 MiB.
  const turns = createFairPermits(atOnce.passwords.max);
  const decoy = decoyHash(cost);
  return {
    hash: (secret, tenant) => turns.use(tenant, () => hash(secret, options)),
    async verify(stored, secret, tenant) {
      const matches = await turns.use(tenant, () => verify(stored ?? decoy, secret).catch(() => false));
      return matches && stored !== null && stored !== undefined;
    },
    isOutdated: (stored) =>
      !stored.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`),
  };
}

/**
 * A made-up hash that no password matches. Comparing with it takes as long as with a real hash, so timing does not reveal
 * which accounts exist.
 */
export function decoyHash({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, digest] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

/** Refuses a password that is short, long enough to be an attack, or among the most common. */
export function checkPassword(password: string, email: string): void {
  if (password.length > MAX_LENGTH)
    throw new AppError('VALIDATION_ERROR', { message: `password: no máximo ${MAX_LENGTH} caracteres` });
  const name = email.split('@')[0] ?? '';
  const lower = password.toLowerCase();
  const isObvious = (name.length >= 4 && lower.includes(name)) || lower.includes('alecrim');
  if ([...password].length < MIN_PASSWORD || isObvious || isCommonPassword(lower))
    throw new AppError('WEAK_PASSWORD');
}
