import { expect, test } from 'vitest';
import { pageAt, paths } from './paths.ts';

test.each([
  ['/', 'Dashboard'],
  ['/Dashboard', 'Dashboard'],
  ['/pacientes', 'Pacientes'],
  ['/Pacientes/', 'Pacientes'],
  ['/VisualizarCardapio', 'VisualizarCardapio'],
  ['/login', undefined],
  ['/Pacientes/1', undefined],
  ['/outra', undefined],
])('%s shows %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});

test('links carry their values safely', () => {
  expect(paths.visualizar('a&b=c')).toBe('/VisualizarCardapio?id=a%26b%3Dc');
  expect(paths.login({ from: '/EditarCardapio?id=1', mode: 'esqueci' })).toBe(
    '/login?mode=esqueci&from_url=%2FEditarCardapio%3Fid%3D1',
  );
  expect(paths.login({ from: '/' })).toBe('/login');
});
