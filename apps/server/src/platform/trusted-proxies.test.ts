import { expect, test } from 'vitest';
import { access } from '../accounts/access.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { InvalidConfig, readConfig } from './config.ts';

const trustProxy = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;

test.each([
  ['', false],
  ['false', false],
  ['0', false],
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['loopback', 'loopback'],
  ['10.0.0.7, fd00::/8', '10.0.0.7, fd00::/8'],
])('TRUST_PROXY=%s is understood', (text, trusted) => {
  expect(trustProxy(text)).toBe(trusted);
});

test.each([
  'yes',
  '-1',
  '1.5',
  '100',
  '2 3',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '10.0.0/8',
  'fd00::/',
  'proxy.example',
  '10.0.0.1,',
])('TRUST_PROXY=%s is invalid and stops the start with one line', (text) => {
  const refusal = expect(() => trustProxy(text));
  refusal.toThrow(InvalidConfig);
  refusal.toThrow(/^Configuração inválida: TRUST_PROXY [^\n]+$/);
});

test.each([
  ['false', '127.0.0.1'],
  ['true', '10.0.0.3'],
  ['2', '10.0.0.2'],
  ['3', '10.0.0.1'],
  ['loopback', '10.0.0.3'],
  ['127.0.0.1, 10.0.0.3', '10.0.0.2'],
])('with TRUST_PROXY=%s a request comes from %s', async (text, address) => {
  const server = await startTestApp({ config: { trustProxy: trustProxy(text) } });
  server.app.get('/from', access('public'), async ({ ip }) => ({ ip }));
  const headers = { 'x-forwarded-for': '10.0.0.1, 10.0.0.2, 10.0.0.3' };
  expect((await server.send({ method: 'GET', url: '/from', headers })).body).toEqual({ ip: address });
  await server.close();
});
