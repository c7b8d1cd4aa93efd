import { expect, test } from 'vitest';
import { phoneText } from './phone-field.tsx';

test.each([
  ['11912345678', '(11) 91234-5678'],
  ['1132345678', '(11) 3234-5678'],
  ['(11) 91234-5678', '(11) 91234-5678'],
  ['11 9 1234 5678', '(11) 91234-5678'],
  ['+55 11 91234-5678', '(11) 91234-5678'],
  ['5511912345678', '(11) 91234-5678'],
  ['011 91234-5678', '(11) 91234-5678'],
  ['55 3221-1234', '(55) 3221-1234'],
  ['11.91234.5678', '(11) 91234-5678'],
])('a Brazilian number in any form, %s, reads %s', (typed, shown) => {
  expect(phoneText(typed)).toBe(shown);
});

test.each([
  '',
  '9123',
  '91234-5678',
  '+351 912 345 678',
  '+34 912 345 678',
  '11912345678 (mãe)',
  '11 81234-5678 ramal 2',
  '119123456789012',
  '11812345678',
])('a text that is not a complete Brazilian number, %j, stays as typed', (typed) => {
  expect(phoneText(typed)).toBe(typed);
});

test('formatting twice changes nothing', () => {
  expect(phoneText(phoneText('11912345678'))).toBe('(11) 91234-5678');
});
