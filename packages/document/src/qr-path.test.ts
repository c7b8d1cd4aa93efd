import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const link = 'https://alecrim.example.com.br/#/VerCardapio?token=m3x8k2p9qz0a1b2c3d4e5f6g7h8i9j0k1l2';

/** Follows the strokes as a browser would and returns the modules they cover. */
function drawn({ size, path }: { size: number; path: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const length = Number(first);
    if (command === 'h') for (const end = x + length; x < end; x++) modules[Math.floor(y)]![x] = true;
    else [x, y] = command === 'M' ? [length, Number(second)] : [x + length, y + Number(second)];
  }
  return modules;
}

test('every dark module is drawn, and no other', () => {
  const { size, data } = encode(link, { ecc: 'M', border: 0, maskPattern: 2 });
  const qr = qrPath(link);
  expect(qr.size).toBe(size);
  expect(drawn(qr)).toEqual(data);
});

test('the three finder patterns stand in their corners', () => {
  const modules = drawn(qrPath(link));
  const last = modules.length - 7;
  for (const [y, x] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const) {
    expect(modules[y]!.slice(x, x + 7)).toEqual(Array(7).fill(true));
    expect(modules[y + 3]!.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
  }
});
