import { expect, test } from 'vitest';
import { otpCode } from './second-factor/second-factor-routes.ts';

test('S30: a code of the second factor that is sent as a number keeps its leading zeros', () => {
  expect([otpCode.parse(1234), otpCode.parse(123456), otpCode.parse(' 001234 ')]).toEqual([
    '001234',
    '123456',
    '001234',
  ]);
  expect(otpCode.parse('abcd-efgh')).toBe('abcd-efgh');
});
