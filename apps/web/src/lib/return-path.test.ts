import { hostileAddresses } from '@alecrim/domain/testing/hostile';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://alecrim.example';

test.each([
  ['/Pacientes', '/Pacientes'],
  ['/VisualizarCardapio?id=1#fim', '/VisualizarCardapio?id=1#fim'],
  [`${origin}/EditarCardapio?id=1`, '/EditarCardapio?id=1'],
  [origin, '/'],
  ['/Pacientes?access_token=x&b=1', '/Pacientes?b=1'],
])('%s is followed', (asked, path) => {
  expect(returnPath(asked, origin)).toBe(path);
});

test.each([null, '', 'Pacientes', '/login', '/Login?from_url=/x'])('%s leads home', (asked) => {
  expect(returnPath(asked, origin)).toBe('/');
});

test.each(hostileAddresses(origin))('T34: %s leads home', (asked) => {
  expect(returnPath(asked, origin)).toBe('/');
});
