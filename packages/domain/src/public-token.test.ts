import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicToken } from './public-link.ts';

const now = Date.UTC(2025, 2, 1, 12);
const filledWith = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);

describe('the secret in a public link', () => {
  test('is the time in base 36 followed by random text in base 36', () => {
    const token = publicToken(now, filledWith(0xff));
    expect(token.startsWith(now.toString(36))).toBe(true);
    expect(token).toMatch(/^[0-9a-z]+$/);
  });

  test('asks for at least 128 random bits', () => {
    let asked = 0;
    publicToken(now, (length) => {
      asked = length;
      return new Uint8Array(length);
    });
    expect(asked * 8).toBeGreaterThanOrEqual(128);
  });

  test('has one length, whatever the random bytes are', () => {
    const [low, high] = [publicToken(now, filledWith(0)), publicToken(now, filledWith(0xff))];
    expect(low).toHaveLength(high.length);
  });

  test('keeps every random bit: the bytes can be read back from it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 17, maxLength: 17 }), (bytes) => {
        const token = publicToken(now, () => bytes);
        return bytesOf(token.slice(now.toString(36).length), bytes.length).join() === bytes.join();
      }),
    );
  });
});

function bytesOf(base36: string, length: number): number[] {
  const number = [...base36].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  return Array.from({ length }, (_, i) => Number((number >> BigInt(8 * (length - 1 - i))) & 255n));
}
