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

test.each([
  null,
  '',
  'Pacientes',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'http://alecrim.example/',
  `${origin}.evil.example/`,
  `${origin}@evil.example/`,
  `${origin}:8443/`,
  `${origin}//evil.example`,
  `${origin}/\\evil.example`,
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:https://alecrim.example/x',
  'https://alecrim。example@evil.example',
  'ftp://alecrim.example/',
  '/login',
  '/Login?from_url=/x',
])('%s leads home', (asked) => {
  expect(returnPath(asked, origin)).toBe('/');
});
