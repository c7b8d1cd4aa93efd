import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { observeResults } from '../testing/test-database.ts';
import { routesOf } from '../testing/trail-of-routes.ts';

/** All that an anonymous caller may do. A new line here is a decision about security. */
const publicRoutes = [
  'GET /api/docs',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/openapi.json',
  'GET /api/apps/public/prod/public-settings/by-id/:appId',
  'GET /api/apps/alecrim/auth/setup',
  'POST /api/apps/alecrim/auth/accept-invite',
  'POST /api/apps/alecrim/auth/login',
  'POST /api/apps/alecrim/auth/register',
  'POST /api/apps/alecrim/auth/resend-otp',
  'POST /api/apps/alecrim/auth/reset-password',
  'POST /api/apps/alecrim/auth/reset-password-request',
  'POST /api/apps/alecrim/auth/verify-otp',
  'GET /api/apps/auth/logout',
  'GET /api/apps/alecrim/files/:name',
  'GET /api/apps/alecrim/files/private/:id',
  'POST /api/apps/alecrim/analytics/track/batch',
  'POST /api/apps/alecrim/functions/buscarCardapioPublico',
  'POST /api/functions/buscarCardapioPublico',
  'GET /socket.io/',
  'GET /ws-user-apps/socket.io/',
  'GET /assets/*',
  'GET /VerCardapio',
  'GET /VerCardapio/',
  'GET /VerCardapio/compras',
  'GET /VerCardapio/compras.pdf',
  'GET /VerCardapio/icone-192.png',
  'GET /VerCardapio/icone-512.png',
  'GET /VerCardapio/leitura.css',
  'GET /VerCardapio/leitura.js',
  'GET /VerCardapio/link-worker.js',
  'GET /VerCardapio/manifest.webmanifest',
  'GET /VerCardapio/medidas',
  'GET /VerCardapio/plano.pdf',
  'GET /VerCardapio/service-worker.js',
  'GET /privacidade',
  'GET /vercardapio',
  'POST /VerCardapio/abertura',
];

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await app.listen();
});
afterAll(() => app.close());

const urlOf = (path: string) => path.replace(/:\w+|\*/g, 'x');
const routes = () => routesOf(app.app);

test('T41: only the listed routes are open to anonymous callers', () => {
  const open = routes().filter(({ access }) => access === 'public' || access === 'anyone');
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...publicRoutes].sort());
});

test.each([
  ['a malformed body', { payload: '{"nome":', headers: { 'content-type': 'application/json' } }],
  ['a body of a wrong type', { payload: 'x', headers: { 'content-type': 'text/plain' } }],
  [
    'a body that is announced and never comes',
    { headers: { 'content-type': 'application/json', 'content-length': '20000000' } },
  ],
  ['a form', { payload: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
])('T41: an anonymous caller with %s gets 401 from every route that is not public', async (_name, sent) => {
  const closed = routes().filter(({ access }) => !['public', 'anyone', 'absent'].includes(access));
  expect(closed.length).toBeGreaterThan(100);
  for (const { method, path } of closed) {
    const { status } = await app.send({ method, url: urlOf(path), ...sent });
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});

test('unsupported routes answer 404, 405 or 501, with and without a session', async () => {
  const ana = await app.aNutritionist({ role: 'admin' });
  const absent = routes().filter(({ access }) => access === 'absent');
  for (const { method, path } of absent)
    for (const authorization of ['', `Bearer ${ana.token}`]) {
      const headers = { authorization, 'content-type': 'application/json', 'content-length': '20000000' };
      const { status } = await app.send({ method, url: urlOf(path), headers });
      expect([404, 405, 501]).toContain(status);
    }
});

test('the server does not start when a route does not declare who may call it', async () => {
  const broken = await buildApp(app.deps);
  broken.get('/api/esquecida', async () => 'segredo');
  await expect(broken.ready()).rejects.toThrow('GET /api/esquecida');
  await broken.close();
});

test('T41: an anonymous caller gets the answer before its body arrives, and the connection stays usable', async () => {
  const { port } = new URL(url);
  const length = 3_000_000;
  const socket = connect(Number(port), '127.0.0.1');
  const answers: string[] = [];
  const nextAnswer = () =>
    new Promise<string>((resolve) => {
      let text = '';
      const read = (chunk: Buffer) => {
        text += chunk;
        if (!/\r\n\r\n\{.*\}$/s.test(text)) return;
        socket.off('data', read);
        resolve(text);
      };
      socket.on('data', read);
    });
  const head = 'Host: localhost\r\nContent-Type: application/json\r\n';
  const first = nextAnswer();
  socket.write(
    `POST /api/apps/alecrim/entities/Cardapio HTTP/1.1\r\n${head}Content-Length: ${length}\r\n\r\n{`,
  );
  answers.push(await first);
  const second = nextAnswer();
  socket.write('x'.repeat(length - 1));
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  answers.push(await second);
  socket.destroy();
  expect(answers[0]).toMatch(/^HTTP\/1\.1 401 /);
  expect(answers[1]).toMatch(/^HTTP\/1\.1 200 /);
});

test('T41: a client that uses a connection once gets the 401, although its body was not read', async () => {
  const address = `${url}/api/apps/alecrim/entities/Cardapio`;
  const body = Buffer.alloc(6_000_000, 'x');
  for (let i = 0; i < 10; i++) {
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const sending = request(address, { method: 'POST', agent: false, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      sending.on('error', reject).end(body);
    });
    expect(status).toBe(401);
  }
});

test.each([
  ['401', 'localhost'],
  ['421', 'praga.example'],
])(
  'T41: whoever is refused with %s cannot hold the connection by a body without end',
  async (status, host) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const head = `Host: ${host}\r\nContent-Type: application/json\r\nContent-Length: 999000000\r\n\r\n{`;
    socket.write(`POST /api/apps/alecrim/entities/Cardapio HTTP/1.1\r\n${head}`);
    const chunk = 'x'.repeat(10_000);
    for (let i = 0; i < 500 && !socket.closed; i++) {
      if (socket.writable) socket.write(chunk);
      await sleep(20);
    }
    const { closed } = socket;
    socket.destroy();
    expect([answer.slice(9, 12), closed]).toEqual([status, true]);
  },
);

test('a session is looked up once for each request', async () => {
  let lookups = 0;
  const counting = observeResults((rows) => {
    if (rows.some(isSession)) lookups++;
  });
  const { database } = app;
  const counted = await startTestApp({
    database: { ...database, close: async () => undefined },
    deps: ({ db }) => ({ db: db.withPlugin(counting) }),
  });
  const ana = await counted.aNutritionist();
  // A record that is not there makes the refusal be written down: for that, too, the person must be known.
  for (const path of ['/entities/User/me', `/entities/Paciente/${ana.id}`, '/entities/Paciente']) {
    lookups = 0;
    await ana.get(path);
    expect([path, lookups]).toEqual([path, 1]);
  }
  await counted.close();
});

const isSession = (row: object) => 'must_set_up' in row;
