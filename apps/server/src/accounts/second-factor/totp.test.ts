import { expect, test } from 'vitest';
import { codeAt, matchingStep, otpauthUri, stepAt, toBase32 } from './second-factor-codes.ts';

const SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('S28: the code at %i seconds is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a code is valid in its own 30 seconds and in the 30 seconds before and after', () => {
  const time = new Date(1_234_567_890_000);
  const moved = (steps: number) => new Date(time.getTime() + steps * 30_000);
  const code = codeAt(SECRET, stepAt(time));
  expect([-2, -1, 0, 1, 2].map((steps) => matchingStep(SECRET, code, moved(steps)))).toEqual([
    undefined,
    stepAt(time),
    stepAt(time),
    stepAt(time),
    undefined,
  ]);
});

test('authenticator apps can read the secret and the address in the QR code', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(toBase32(Buffer.from('foob'))).toBe('MZXW6YQ');
  expect(otpauthUri(SECRET, 'ana+1@example.com')).toBe(
    `otpauth://totp/Alecrim:ana%2B1%40example.com?secret=${SECRET}&issuer=Alecrim`,
  );
});
