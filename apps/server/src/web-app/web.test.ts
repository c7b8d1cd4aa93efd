import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const webDist = mkdtempSync(join(tmpdir(), 'alecrim-web-'));
let app: TestApp;
beforeAll(async () => {
  const metas = '<meta name="app-id" content="alecrim"><meta name="embed-origins" content="">';
  writeFileSync(
    join(webDist, 'index.html'),
    `<!doctype html><script>1</script>${metas}<script type="module" src="/assets/a.js"></script>`,
  );
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'assets/a.js'), 'export {}');
  writeFileSync(join(webDist, 'assets/a.js.br'), brotliCompressSync('export {}'));
  writeFileSync(join(webDist, 'assets/f.woff2'), 'letters');
  writeFileSync(join(webDist, 'assets/gone.js'), 'export {}');
  writeFileSync(join(webDist, 'favicon.svg'), '<svg/>');
  app = await startTestApp({ config: { webDist, embedOrigins: ['https://portal.example'] } });
});
afterAll(async () => {
  await app.close();
  rmSync(webDist, { recursive: true });
});

const get = (url: string) => app.send({ method: 'GET', url });

describe('the web app', () => {
  test.each([
    '/',
    '/Dashboard',
    '/pacientes',
    '/login?from_url=%2F',
    '/GerenciarCategorias/',
    '/VisualizarCardapio?id=1',
  ])('%s gets the page of the app', async (url) => {
    const { status, headers, body } = await get(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('<script>1</script>');
  });

  test('any other path gets 404 with the not-found page of the app', async () => {
    expect(await get('/nada')).toMatchObject({
      status: 404,
      body: expect.stringContaining('<!doctype html>'),
    });
  });

  test.each(['/api/nada', '/assets/nada.js'])('%s gets a 404 in JSON', async (url) => {
    expect(await get(url)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('its inline script is allowed by its hash, and only the configured origins may frame it', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(policy).toContain('frame-ancestors https://portal.example');
    expect(policy).not.toContain("script-src 'unsafe-inline'");
    expect((await get('/')).body).toContain('content="https://portal.example"');
  });

  test('files with a hash in their name are cached for ever', async () => {
    expect((await get('/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a file is sent as the build compressed it, to those who read that', async () => {
    const packed = await fetch(`${await app.listen()}/assets/a.js`, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await packed.text()).toBe('export {}');
    const plain = await get('/assets/a.js');
    expect([plain.headers['content-encoding'], plain.headers['content-type'], plain.body]).toEqual([
      undefined,
      'text/javascript; charset=utf-8',
      'export {}',
    ]);
  });

  test('a file that the build did not compress is sent as it is', async () => {
    const { headers } = await app.send({
      method: 'GET',
      url: '/assets/f.woff2',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'font/woff2']);
  });

  test('who has the newest version of a file gets 304', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('no-cache');
    const again = {
      method: 'GET',
      url: '/favicon.svg',
      headers: { 'if-none-match': String(headers.etag) },
    } as const;
    expect(await app.send(again)).toMatchObject({ status: 304 });
  });

  test.each([
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/a.js.br',
    '/assets/',
    '/index.html',
  ])('%s is no file of the app', async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  test('a file that a newer build took away is 404, and no cache keeps that answer', async () => {
    rmSync(join(webDist, 'assets/gone.js'));
    const { status, headers } = await get('/assets/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, undefined]);
  });
});
