import { expect, test } from 'vitest';
import { ownPicture } from './brand.ts';

const path = `/api/apps/alecrim/files/${'a1'.repeat(32)}.webp`;

test('a picture of this server is shown from its current address', () => {
  expect(ownPicture(`https://antigo.example.com${path}`)).toBe(path);
  expect(ownPicture(`http://localhost:3000${path}`)).toBe(path);
  expect(ownPicture(path)).toBe(path);
});

test('any other picture address is not changed', () => {
  for (const address of [
    'https://example.com/logo.png',
    `https://example.com/x${path}`,
    `https://example.com${path}?a=1`,
    '',
  ])
    expect(ownPicture(address)).toBe(address);
  expect(ownPicture(null)).toBe('');
});
