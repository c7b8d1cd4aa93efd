import { hostileAddresses } from '@alecrim/domain/testing/hostile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { safeReturnPath } from './origin.ts';
import { addressOf } from './rate-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const raw = (
  payload: string | Buffer,
  headers: Record<string, string>,
  url = '/api/apps/alecrim/auth/login',
) => app.send({ method: 'POST', url, payload, headers });
const json = { 'content-type': 'application/json' };

describe('every error answer has the same shape', () => {
  test.each<[string, () => ReturnType<TestApp['send']>, number, string]>([
    ['an unknown path', () => app.send({ method: 'GET', url: '/api/nada' }), 404, 'NOT_FOUND'],
    [
      'an unknown app',
      () => app.send({ method: 'GET', url: '/api/apps/outro/entities/Cardapio' }),
      404,
      'NOT_FOUND',
    ],
    ['an unknown entity', () => app.anonymous.get('/entities/Segredo'), 404, 'NOT_FOUND'],
    ['broken JSON', () => raw('{"email":', json), 400, 'BAD_REQUEST'],
    ['T26 JSON 40 levels deep', () => raw(`${'['.repeat(40)}${']'.repeat(40)}`, json), 400, 'BAD_REQUEST'],
    ['T26 a body over 10 MB', () => raw(`"${'x'.repeat(11 * 1024 * 1024)}"`, json), 413, 'TOO_LARGE'],
    ['T27 __proto__', () => raw('{"__proto__":{"a":1}}', json), 400, 'BAD_REQUEST'],
    ['T27 constructor', () => raw('{"constructor":{"prototype":{"a":1}}}', json), 400, 'BAD_REQUEST'],
    ['T39 text/plain', () => raw('{}', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'T39 a strange JSON type',
      () => raw('{}', { 'content-type': 'application/json\ta' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'T39 a form',
      () => raw('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a NUL character', () => raw('{"email":"a\\u0000@b.co","password":"x"}', json), 422, 'VALIDATION_ERROR'],
    ['an empty body', () => raw('', json), 422, 'VALIDATION_ERROR'],
    [
      'T10 a foreign Host',
      () => app.send({ method: 'GET', url: '/api/health', headers: { host: 'evil.example' } }),
      421,
      'MISDIRECTED',
    ],
  ])('%s', async (_name, ask, status, code) => {
    const answer = await ask();
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(answer.body.detail).toBe(answer.body.message);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|select |SQLITE|node_modules/);
  });

  test('T27: Object.prototype is unchanged after these requests', () => {
    expect(({} as any).a).toBeUndefined();
  });

  test('S53: an unexpected error gets a plain 500', async () => {
    const broken = await startTestApp();
    await broken.database.db.schema.dropTable('email_codes').execute();
    const answer = await broken.anonymous.post('/auth/verify-otp', { email: 'a@b.co', otp_code: '1' });
    expect([400, 500]).toContain(answer.status);
    await broken.database.db.schema.dropTable('rate_limits').execute();
    expect(await broken.anonymous.post('/auth/verify-otp', { email: 'a@b.co', otp_code: '1' })).toMatchObject(
      { status: 500, body: { code: 'INTERNAL' } },
    );
    await broken.close();
  });
});

test('the headers of an answer forbid caches, frames and other sites', async () => {
  const { headers } = await app.anonymous.get('/api/health');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('server');
});

test('health and public settings are answered without a session', async () => {
  expect((await app.anonymous.get('/api/health')).body).toEqual({
    status: 'ok',
    version: expect.any(String),
    database: app.database.url ? 'postgres' : 'sqlite',
    backup: 'none',
    // Nothing listens in a test without a server.
    realtime: 'this_process_only',
  });
  const path = '/api/apps/public/prod/public-settings/by-id';
  expect((await app.anonymous.get(`${path}/alecrim`)).body).toEqual({
    id: 'alecrim',
    public_settings: 'public_without_login',
    public_url: null,
  });
  const known = await startTestApp({ config: { publicUrl: 'https://cardapios.exemplo.com.br' } });
  expect(
    (await known.anonymous.get(`${path}/alecrim`, { host: 'cardapios.exemplo.com.br' })).body,
  ).toMatchObject({ public_url: 'https://cardapios.exemplo.com.br' });
  await known.close();
  expect((await app.caller('velho').get(`${path}/alecrim`)).status).toBe(200);
  expect((await app.anonymous.get(`${path}/outro`)).status).toBe(404);
});

test('an empty body with a JSON content type is accepted', async () => {
  const ana = await app.aNutritionist();
  expect((await ana.get('/entities/User/me', json)).status).toBe(200);
  const { body } = await ana.post('/entities/Paciente', { nome: 'Rui' });
  expect((await ana.delete(`/entities/Paciente/${body.id}`, undefined, json)).status).toBe(200);
});

test('a double slash after the server address is accepted', async () => {
  expect((await app.send({ method: 'GET', url: '//api/health' })).status).toBe(200);
});

describe('T34: from_url redirects only to the own origin', () => {
  test.each<[unknown, string]>([
    ['/Pacientes?x=1#y', '/Pacientes?x=1#y'],
    ['https://alecrim.example/Perfil', '/Perfil'],
    ...[...hostileAddresses('https://alecrim.example'), 'x'.repeat(3_000), undefined, ['a']].map(
      (from): [unknown, string] => [from, '/'],
    ),
  ])('%s', (from, path) => {
    expect(safeReturnPath(from, 'https://alecrim.example')).toBe(path);
  });

  test('the logout address of newer clients redirects to the own origin', async () => {
    for (const [from, to] of [
      ['/Perfil', '/Perfil'],
      ['https://evil.example', '/'],
    ] as const) {
      const answer = await app.send({
        method: 'GET',
        url: `/api/apps/auth/logout?from_url=${encodeURIComponent(from)}`,
      });
      expect(answer).toMatchObject({ status: 302, headers: { location: to } });
    }
  });
});

test('limits count an IPv6 network as one address, and IPv4 inside IPv6 as IPv4', () => {
  expect(addressOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(addressOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(addressOf('::1')).toBe('0:0:0:0');
});
