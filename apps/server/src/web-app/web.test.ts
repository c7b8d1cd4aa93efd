import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
});
