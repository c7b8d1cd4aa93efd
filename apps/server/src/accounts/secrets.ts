import { createHash, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** 256 random bits: session, reset and invitation tokens. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Only this is stored: a stolen database opens no session. */
export const fingerprint = (secret: string): string => hash('sha256', secret, 'base64url');

export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

export function isSameSecret(a: string, b: string): boolean {
  const [x, y] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(x, y);
}

const DIGITS = 6;

/** A code as text. Clients may send its digits as a number, which has lost the zeros in front. */
export const codeText = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value).padStart(DIGITS, '0') : value),
    z.string().trim().max(max),
  );
