import { expect, test } from 'vitest';
import { linkReach } from './public-link.ts';

test.each([
  ['http://localhost:3000', 'computer'],
  ['http://127.0.0.1', 'computer'],
  ['http://[::1]:3000', 'computer'],
  ['http://alecrim.localhost', 'computer'],
  ['http://192.168.0.12:3000', 'network'],
  ['http://10.0.0.5', 'network'],
  ['http://172.16.4.1', 'network'],
  ['http://172.32.4.1', 'everywhere'],
  ['http://169.254.1.1', 'network'],
  ['http://[fd12::1]', 'network'],
  ['http://[fe80::1]', 'network'],
  ['http://[2001:db8::1]', 'everywhere'],
  ['http://consultorio.local', 'network'],
  ['http://servidor:3000', 'network'],
  ['https://10.exemplo.com.br', 'everywhere'],
  ['https://alecrim.exemplo.com.br', 'everywhere'],
])('a link to %s opens: %s', (address, reach) => {
  expect(linkReach(address)).toBe(reach);
});
