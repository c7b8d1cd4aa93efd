import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { routesOf } from '../../testing/trail-of-routes.ts';
import { readBounds } from './bounds.ts';

let app: TestApp;
let ana: Nutritionist;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  port = Number(new URL(await app.listen()).port);
});
afterAll(() => app.close());

const login = '/api/apps/alecrim/auth/login';
const json = { 'content-type': 'application/json' };

/** Bytes as no well-behaved client would send them; gives what came back until the server hung up. */
function bytes(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
const statusesIn = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

describe('T26: a hostile body', () => {
  test('that is compressed is refused with 415', async () => {
    const payload = gzipSync(JSON.stringify({ email: 'x'.repeat(5_000_000) }));
    for (const encoding of ['gzip', 'deflate', 'br', 'x'])
      expect(
        await app.send({
          method: 'POST',
          url: login,
          payload,
          headers: { ...json, 'content-encoding': encoding },
        }),
      ).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    const plain = { ...json, 'content-encoding': 'identity' };
    expect((await app.send({ method: 'POST', url: login, payload: '{}', headers: plain })).status).toBe(422);
  });

  test('with 10,000 levels or 500,000 keys is refused', async () => {
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const wide = `{${Array.from({ length: 500_000 }, (_, i) => `"k${i}":1`).join(',')}}`;
    const auth = { ...json, authorization: `Bearer ${ana.token}` };
    const url = '/api/apps/alecrim/entities/Cardapio';
    const levels = await app.send({ method: 'POST', url, payload: deep, headers: auth });
    expect(levels.status).toBe(400);
    for (const payload of [wide, wide.slice(0, 900_000).replace(/,[^,]*$/, '}')])
      expect(await app.send({ method: 'POST', url, payload, headers: auth })).toMatchObject({ status: 413 });
    expect((await app.send({ method: 'POST', url: login, payload: deep, headers: json })).status).toBe(413);
  });

  test('with a too large Content-Length is refused before it arrives, and bytes after a short one are refused', async () => {
    const head = `POST ${login} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    expect(statusesIn(await bytes(`${head}Content-Length: 99999999999\r\n\r\n{}`))).toEqual([413]);
    // Bytes after the announced length are read as the next request, which is invalid.
    const longer = await bytes(`${head}Content-Length: 2\r\n\r\n{}garbage garbage\r\n\r\n`);
    expect(statusesIn(longer).at(-1)).toBe(400);
  });

  // How a body that makes no progress ends is in admission.test.ts.
  test('has 10 seconds for its headers, and no end while it makes progress', () => {
    const { headersTimeout, requestTimeout } = app.app.server;
    expect(headersTimeout).toBe(10_000);
    expect(requestTimeout).toBe(0);
  });
});

describe('S22: a request that two servers could read in two ways is refused', () => {
  const head = `POST ${login} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  test.each<[string, string]>([
    ['both lengths', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${smuggled}`],
    ['a length that is none', `${head}Content-Length: +2\r\n\r\n{}${smuggled}`],
    ['an unknown coding', `${head}Transfer-Encoding: chunked, cow\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a coding after chunked', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a bare line feed', `POST ${login} HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${smuggled}`],
    ['a space before the colon', `${head}Content-Length : 2\r\n\r\n{}${smuggled}`],
    ['a folded header', `${head}X-A: b\r\n Content-Length: 2\r\n\r\n${smuggled}`],
    ['a broken chunk', `${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ['no host', `GET /api/health HTTP/1.1\r\n\r\n`],
    ['a NUL in a header', `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n`],
  ])('%s', async (_name, text) => {
    const statuses = statusesIn(await bytes(text));
    expect(statuses.at(-1)).toBe(400);
    expect(statuses).not.toContain(200);
  });
});

describe('T27: a prototype name as a key', () => {
  const poison = ['__proto__', 'constructor', 'prototype'];

  test.each(poison)('%s gets 400 in a body, and no 500 in a query', async (name) => {
    const body = `{"nome":"Rui","${name}":{"polluted":true}}`;
    const nested = `{"titulo":"Plano","refeicoes":[{"nome":"x","${name}":{"polluted":true}}]}`;
    const auth = { ...json, authorization: `Bearer ${ana.token}` };
    const path = '/api/apps/alecrim/entities';
    for (const [url, payload] of [
      [`${path}/Paciente`, body],
      [`${path}/Cardapio`, nested],
      [`${path}/Paciente/bulk`, `[${body}]`],
      [`${path}/Paciente/aggregate`, `{"query":${body}}`],
      ['/api/apps/alecrim/functions/buscarCardapioPublico', body],
      ['/api/apps/alecrim/analytics/track/batch', `{"events":[${body}]}`],
    ] as const)
      expect([url, (await app.send({ method: 'POST', url, payload, headers: auth })).status]).toEqual([
        url,
        400,
      ]);
    for (const query of [`${name}[polluted]=1`, `q[${name}]=1`, `sort=${name}`, `fields=${name}`])
      expect((await ana.get(`/entities/Paciente?${query}`)).status).toBeLessThan(500);
    expect(({} as any).polluted).toBeUndefined();
  });
});

describe('T39: a request from another site', () => {
  test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    '%s gets no access-control header',
    async (origin) => {
      for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
        const answer = await app.send({
          method,
          url: '/api/apps/alecrim/entities/Paciente',
          headers: { origin, 'access-control-request-method': 'POST' },
        });
        for (const name of Object.keys(answer.headers)) expect(name).not.toMatch(/^access-control/);
        expect(answer.headers.vary).toContain('Origin');
      }
    },
  );

  test('headers and parameters cannot override the method', async () => {
    const { body: record } = await ana.post('/entities/Paciente', { nome: 'Rui' });
    const overrides = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    };
    expect((await ana.get(`/entities/Paciente/${record.id}?_method=DELETE`, overrides)).status).toBe(200);
    expect((await ana.post(`/entities/Paciente/${record.id}`, {}, overrides)).status).toBe(404);
    expect((await ana.get(`/entities/Paciente/${record.id}`)).body).toEqual(record);
  });

  test.each(['TRACE', 'PROPFIND', 'QUERY'] as const)('the method %s is refused', async (method) => {
    const answer = await bytes(
      `${method} /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesIn(answer)[0]).toBeGreaterThanOrEqual(400);
    expect(statusesIn(answer)[0]).toBeLessThan(500);
  });
});

test('T24: queries with oversized parameters are refused', async () => {
  for (const [name, parameters] of [
    ['more than 16 KB of q', `q=${'x'.repeat(17_000)}`],
    ['a thousand levels', `q=${encodeURIComponent(`${'{"$not":'.repeat(400)}1${'}'.repeat(400)}`)}`],
    ['500 sorts', `sort=${Array(500).fill('nome').join(',')}`],
    ['a billion to skip', 'skip=1000000000'],
    ['500 fields', `fields=${Array.from({ length: 500 }, (_, i) => `f${i}`).join(',')}`],
  ] as const)
    expect([name, (await ana.get(`/entities/Paciente?${parameters}`)).status]).toEqual([name, 400]);
  expect((await ana.get('/entities/Paciente?limit=1000000000')).status).toBe(200);
  // Only a little more than the server reads: many unread bytes could reset the connection before the answer arrives.
  const tooLong = `GET /api/apps/alecrim/entities/Paciente?q=${'x'.repeat(readBounds.address + 100)}`;
  expect(statusesIn(await bytes(tooLong))).toEqual([431]);
});

test('T24: a body filter with ten thousand branches is refused', async () => {
  const $or = Array.from({ length: 10_000 }, () => ({ nome: 'x' }));
  expect((await ana.delete('/entities/Paciente', { $or })).status).toBe(413);
  expect((await ana.post('/entities/Paciente/aggregate', { query: { $or } })).status).toBe(413);
  const some = { $or: $or.slice(0, 1_000) };
  expect((await ana.delete('/entities/Paciente', some)).status).toBe(400);
  expect((await ana.post('/entities/Paciente/aggregate', { query: some })).status).toBe(400);
});

test('S53: a request that the HTTP parser refuses gets a failure in the usual shape', async () => {
  const host = 'Host: localhost\r\n';
  for (const [text, status, code] of [
    ['garbage garbage\r\n\r\n', 400, 'BAD_REQUEST'],
    [`GET / HTTP/1.1\r\n${host}Bad Header: x\r\n\r\n`, 400, 'BAD_REQUEST'],
    [`GET /${'x'.repeat(readBounds.address + 100)}`, 431, 'HEADERS_TOO_LARGE'],
    ['GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    [`GET /api/health HTTP/1.1\r\n${host}Expect: tea\r\nConnection: close\r\n\r\n`, 400, 'BAD_REQUEST'],
    [`GET /api/%zz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400, 'BAD_REQUEST'],
  ] as const) {
    const answer = await bytes(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect([text.slice(0, 60), statusesIn(answer)]).toEqual([text.slice(0, 60), [status]]);
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), detail: expect.any(String), code });
  }
});

test('R29: a NUL in a path is refused on every route', async () => {
  for (const { method, path } of routesOf(app.app).filter(({ path }) => path.includes(':'))) {
    const url = path.replace(/:\w+/g, 'a%00b');
    const { status } = await app.send({ method, url, headers: { authorization: `Bearer ${ana.token}` } });
    // 501: a route that only says that something is not configured looks nothing up.
    expect([method, path, (status >= 400 && status < 500) || status === 501]).toEqual([method, path, true]);
  }
});

test('S49: a parameter that is sent twice is refused', async () => {
  for (const parameters of [
    'limit=1&limit=2',
    'q={}&q={}',
    'sort=nome&sort=id',
    'skip=0&skip=1',
    'fields=id&fields=nome',
  ])
    expect((await ana.get(`/entities/Paciente?${parameters}`)).status).toBe(400);
});
