import { expect, test } from 'vitest';
import { pageAddress } from './page-names.ts';

test.each([
  ['Dashboard', '/dashboard'],
  ['VerCardapio', '/vercardapio'],
  ['Meus Alimentos', '/meus-alimentos'],
  [' Um  nome longo ', '/um-nome-longo'],
])('the page %s has the address %s', (name, address) => {
  expect(pageAddress(name)).toBe(address);
});
