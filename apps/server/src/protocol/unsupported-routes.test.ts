import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const absent = [
  ['POST', '/api/apps/alecrim/app-user-auth/connectors/google/initiate'],
  ['DELETE', '/api/apps/alecrim/app-user-auth/connectors/google'],
  ['GET', '/api/apps/alecrim/app-user-auth/connectors/google/token'],
  ['GET', '/api/apps/alecrim/external-auth/tokens/google'],
  ['GET', '/api/apps/alecrim/external-auth/tokens/connectors/google'],
  ['POST', '/api/apps/alecrim/connectors/google/call'],
  ['POST', '/api/apps/alecrim/actors/room/connection-token'],
  ['GET', '/parties/main/room'],
  ['GET', '/api/apps/alecrim/anything/else'],
  ['POST', '/api/apps/another/agents/conversations'],
] as const;

test.each(absent)('%s %s is answered with a JSON 404', async (method, url) => {
  const ana = await server.aNutritionist();
  for (const token of [undefined, ana.token]) {
    const answer = await server.send({
      method,
      url,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: expect.any(String), detail: expect.any(String) },
    });
  }
});

test('the AI gateway says that it is not configured', async () => {
  const addresses = [
    '/api/apps/alecrim/ai/openai/v1/chat/completions',
    '/api/apps/alecrim/ai/typesafe/v1/models',
    '/api/ai/openai/v1/chat/completions',
  ];
  for (const url of addresses) {
    for (const method of ['GET', 'POST'] as const) {
      expect(await server.send({ method, url })).toMatchObject({
        status: 501,
        body: { error: { code: 'NOT_CONFIGURED', message: expect.any(String) } },
      });
    }
  }
});
