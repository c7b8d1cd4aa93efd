import { expect, test } from 'vitest';
import { rememberAddressParameters } from './connection.ts';

const origin = 'https://alecrim.example';
const read = (search: string) =>
  rememberAddressParameters({ href: `${origin}/${search}`, origin }, localStorage);

test('every parameter is saved under its base44_ name', () => {
  read('?app_id=a1&server_url=https://alecrim.example/&from_url=/Pacientes&functions_version=v7');
  expect({ ...localStorage }).toEqual({
    base44_app_id: 'a1',
    base44_server_url: 'https://alecrim.example/',
    base44_from_url: '/Pacientes',
    base44_functions_version: 'v7',
  });
});

test('a parameter of an earlier visit is still used', () => {
  read('?functions_version=v7&app_id=a1');
  expect(read('')).toMatchObject({ functionsVersion: 'v7', appId: 'a1' });
});

test.each(['€', 'v1\n', 'v 1', 'x'.repeat(65), '../..'])(
  'T35: a functions_version or app_id of %j is not used',
  (wrong) => {
    const address = `?functions_version=${encodeURIComponent(wrong)}&app_id=${encodeURIComponent(wrong)}`;
    expect(read(address)).toMatchObject({ functionsVersion: undefined, appId: undefined });
    expect({ ...localStorage }).toEqual({});
    // Kept by an earlier version.
    localStorage.setItem('base44_functions_version', wrong);
    expect(read('').functionsVersion).toBeUndefined();
  },
);

test.each([
  ['https://evil.example', undefined],
  ['https://alecrim.example.evil.example', undefined],
  ['//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/relative', undefined],
  ['https://alecrim.example@evil.example', undefined],
  ['https://alecrim.example', origin],
  ['https://alecrim.example/some/path', origin],
])('T35: server_url=%s is used as %s', (address, used) => {
  expect(read(`?server_url=${encodeURIComponent(address)}`).serverUrl).toBe(used);
});

test('the app starts in a browser without storage', () => {
  const blocked = {
    getItem: () => {
      throw new DOMException('blocked');
    },
    setItem: () => {
      throw new DOMException('blocked');
    },
  };
  const address = { href: `${origin}/?app_id=a1`, origin };
  expect(rememberAddressParameters(address, blocked)).toMatchObject({ appId: 'a1', serverUrl: undefined });
});
