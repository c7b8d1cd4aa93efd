import { expect, test } from 'vitest';
import { isSamePage, pageAt, paths } from './paths.ts';

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

test('links encode their values', () => {
  expect(paths.visualizar('a&b=c')).toBe('/VisualizarCardapio?id=a%26b%3Dc');
  expect(paths.login({ from: '/EditarCardapio?id=1', mode: 'esqueci' })).toBe(
    '/login?mode=esqueci&from_url=%2FEditarCardapio%3Fid%3D1',
  );
  expect(paths.login({ from: '/' })).toBe('/login');
});

test.each([
  ['/EditarCardapio?id=1', '/EditarCardapio?id=2', false],
  ['/EditarCardapio?id=1', '/VisualizarCardapio?id=1', false],
  ['/CriarCardapio', '/CriarCardapio?paciente=p1', false],
  ['/login', '/nada', false],
  ['/EditarCardapio?id=1', '/editarcardapio/?id=1', true],
  ['/EditarCardapio?id=1', '/EditarCardapio?q=ovo&id=1#refeicoes', true],
  ['/Paciente?id=1', '/Paciente?id=1&aba=medidas', true],
  ['/', '/Dashboard', true],
])('%s and %s are the same page: %s', (one, other, isSame) => {
  const [a, b] = [one, other].map((address) => new URL(address, 'http://localhost'));
  expect(isSamePage(a!, b!)).toBe(isSame);
});
