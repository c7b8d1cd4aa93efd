import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { type Route, routesOf } from '../../testing/trail-of-routes.ts';
import { readConfig } from '../config.ts';

const origin = 'https://alecrim.example';
let app: TestApp;
let ana: Nutritionist;
let routes: Route[];
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: origin } });
  ana = await app.aNutritionist();
  routes = routesOf(app.app);
});
afterAll(() => app.close());

const fixed = (path: string) => path.replace(/:\w+|\*/g, 'x');
const ask = ({ method, path }: Route, token?: string): Promise<Answer> =>
  app.send({
    method,
    url: fixed(path),
    headers: {
      host: 'alecrim.example',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    payload: method === 'GET' ? undefined : '{}',
  });

/** Requests every route, without a session and signed in, and names the route when a check fails. */
async function forEveryRoute(check: (answer: Answer, route: Route, where: string) => void): Promise<void> {
  expect(routes.length).toBeGreaterThan(100);
  for (const route of routes)
    for (const token of [undefined, ana.token])
      check(
        await ask(route, token),
        route,
        `${route.method} ${route.path} ${token ? 'signed in' : 'anonymous'}`,
      );
}

describe('on every route', () => {
  test('S12 S14 S16: the security headers forbid sniffing, framing, plain HTTP and referrers', async () => {
    await forEveryRoute(({ headers }, _route, where) => {
      expect(headers, where).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=63072000',
      });
      if (String(headers['content-type']).includes('javascript')) return;
      const policy = String(headers['content-security-policy']);
      expect(policy, where).toContain("default-src 'none'");
      expect(policy, where).toMatch(/frame-ancestors 'none'|sandbox/);
      expect(policy, where).not.toMatch(/script-src[^;]*unsafe/);
    });
  });

  test('S13 S15: the answer sets no cookie, allows no other origin and does not name the server software', async () => {
    await forEveryRoute(({ headers }, _route, where) => {
      for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin'])
        expect(headers, where).not.toHaveProperty(name);
    });
  });

  test('S20 S45: the answer declares its content type, and API answers are not cached', async () => {
    await forEveryRoute(({ status, headers, body }, { path }, where) => {
      if (path.startsWith('/api/')) expect(headers['cache-control'], where).toContain('no-store');
      if (body === '' || status === 302) return;
      expect(headers['content-type'], where).toMatch(/charset=utf-8|image\/|application\/manifest|font\//);
    });
  });

  test('S17: GET requests change no table', async () => {
    await ana.post('/entities/Paciente', { nome: 'Rui' });
    const everything = async () => {
      const tables = [
        'users',
        'pacientes',
        'cardapios',
        'outbox',
        'record_versions',
        'sessions',
        'files',
      ] as const;
      const rows = tables.map((table) =>
        app.deps.db
          .selectFrom(table as 'users')
          .selectAll()
          .execute(),
      );
      return JSON.stringify(await Promise.all(rows));
    };
    const before = await everything();
    for (const route of routes.filter(({ method }) => method === 'GET')) await ask(route, ana.token);
    expect(await everything()).toBe(before);
  });
});

test('S43: the server answers 404 for paths that scanners try', async () => {
  const folders = ['', '/api', '/api/apps/alecrim', '/admin', '/assets'];
  const names = [
    '.git/config',
    '.git/HEAD',
    '.env',
    '.env.local',
    '.npmrc',
    '.DS_Store',
    'package.json',
    'server.js',
    'debug',
    'metrics',
    'status',
    'phpinfo.php',
    'wp-login.php',
    'actuator/health',
    'graphql',
    'swagger.json',
    'console',
    'backup.zip',
    'alecrim.db',
    'data/alecrim.db',
  ];
  for (const folder of folders)
    for (const name of names)
      for (const url of [`${folder}/${name}`, `${folder}/..%2f${name}`]) {
        const answer = await app.send({ method: 'GET', url, headers: { host: 'alecrim.example' } });
        expect([url, answer.status, answer.body.code]).toEqual([url, 404, 'NOT_FOUND']);
      }
});

test('S14: HSTS_SUBDOMAINS=1 binds the whole domain to https', async () => {
  const { hstsSubdomains } = readConfig({ HSTS_SUBDOMAINS: '1' });
  expect(readConfig({}).hstsSubdomains).toBe(false);
  const bound = await startTestApp({ config: { publicUrl: origin, hstsSubdomains } });
  const { headers } = await bound.send({ method: 'GET', url: '/api/health' });
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  await bound.close();
});
