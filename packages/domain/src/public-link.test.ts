import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicLink, publicPath } from './public-link.ts';

const wellFormed = fc.string({ unit: 'grapheme' });

describe('the public link of a plan', () => {
  test('is a hash route on the product’s own host', () => {
    expect(publicLink('https://alecrim.example', 'mb1x2y3zk9')).toBe(
      'https://alecrim.example/#/VerCardapio?token=mb1x2y3zk9',
    );
  });

  test('leads to the page that the server renders', () => {
    expect(publicPath('mb1x2y3zk9')).toBe('/VerCardapio?token=mb1x2y3zk9');
  });

  test('gives back any token unchanged, also one with signs that mean something in an address', () => {
    fc.assert(
      fc.property(wellFormed, (token) => {
        const hash = new URL(publicLink('https://alecrim.example', token)).hash.slice(1);
        const byLink = new URL(hash, 'https://alecrim.example').searchParams.get('token');
        const byPath = new URL(publicPath(token), 'https://alecrim.example').searchParams.get('token');
        return byLink === token && byPath === token;
      }),
      { examples: [['a b&c=d#e?f/g+h%20'], ['ção']] },
    );
  });

  test('never sends the token to the server on the first request', () => {
    fc.assert(
      fc.property(wellFormed, (token) => {
        const { pathname, search } = new URL(publicLink('https://alecrim.example', token));
        return pathname === '/' && search === '';
      }),
    );
  });
});
