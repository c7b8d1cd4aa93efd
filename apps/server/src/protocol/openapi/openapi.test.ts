import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entityNames } from '@alecrim/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { describeRoutes } from './testing/describe-routes.ts';

const file = join(import.meta.dirname, '../../../../../docs/openapi.json');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.ready();
});
afterAll(() => app.close());

test('docs/openapi.json matches the definitions (UPDATE_OPENAPI=1 writes it)', async () => {
  const description = await describeRoutes(app.app.declaredRoutes);
  const text = `${JSON.stringify(description, null, 1)}\n`;
  if (process.env.UPDATE_OPENAPI) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test.each(['alecrim', 'clinica'])('a server with the app id %s describes its own routes', async (appId) => {
  const own = await startTestApp({ config: { appId } });
  await own.app.ready();
  const { status, body, headers } = await own.anonymous.get('/api/openapi.json');
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const description = await describeRoutes(own.app.declaredRoutes);
  expect(Object.keys(body.paths)).toEqual(Object.keys(description.paths));
  expect(body).toEqual(description);
  await own.close();
});

test('the description of the API has a record, a draft and routes for every entity', async () => {
  const { body } = await app.anonymous.get('/api/openapi.json');
  for (const name of entityNames) {
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining([name, `${name}DraftInput`, `${name}PatchInput`]),
    );
    expect(body.paths[`/api/apps/alecrim/entities/${name}/{id}`]).toHaveProperty('put');
  }
  expect(body.components.schemas.PacienteDraftInput.required).toEqual(['nome']);
  expect(body.components.schemas.CategoriaDraftInput.required).toEqual(['nome', 'tipo']);
});

test('/api/docs shows the description of the API as a page without scripts', async () => {
  const { status, body, headers } = await app.anonymous.get('/api/docs');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('/api/apps/alecrim/entities/Cardapio');
  expect(body).not.toContain('<script');
});
