import { qrPath } from '@alecrim/document';
import { expect, test } from 'vitest';
import { keptQr } from './kept-qr.ts';

const linkOf = (number: number) => `http://localhost/#/VerCardapio?token=${number}`;

test('the QR code of a link is made once, and each link has its own', () => {
  const code = keptQr(linkOf(1));
  expect(code).toEqual(qrPath(linkOf(1)));
  expect(keptQr(linkOf(1))).toBe(code);
  expect(keptQr(linkOf(2))).toEqual(qrPath(linkOf(2)));
});

test('only the last 500 QR codes are kept, counted from their last use', () => {
  const [used, unused] = [keptQr(linkOf(1)), keptQr(linkOf(2))];
  for (let number = 3; number < 501; number++) keptQr(linkOf(number));
  keptQr(linkOf(1));
  for (let number = 501; number < 600; number++) keptQr(linkOf(number));
  expect(keptQr(linkOf(1))).toBe(used);
  expect(keptQr(linkOf(2))).not.toBe(unused);
});
