import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPage } from '../testing/a-page.ts';
import { type Loopback, startLoopback } from '../testing/loopback-server.ts';
import { createClient } from './index.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback();
});
beforeEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

describe('the service role', () => {
  test('needs its token', () => {
    const client = createClient({ appId: 'demo', token: 't' });
    expect(() => client.asServiceRole).toThrow(
      new Error(
        'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      ),
    );
  });

  test('has its own areas and none that need a person', () => {
    const { asServiceRole } = createClient({ appId: 'demo', serviceToken: 's' });
    expect(Object.keys(asServiceRole).sort()).toEqual([
      'agents',
      'appLogs',
      'entities',
      'functions',
      'integrations',
      'pdf',
      'sso',
      'users',
    ]);
  });

  test('sends its own token and names the person of the client', async () => {
    const client = createClient({ serverUrl: server.url, appId: 'demo', token: 't', serviceToken: 's' });
    await client.asServiceRole.entities.Cardapio.list();
    await client.asServiceRole.sso.getAccessToken('u/1');
    await client.asServiceRole.functions.invoke('f');
    await client.entities.Cardapio.list();
    const [list, sso, invoke, user] = server.seen;
    expect(list?.headers).toMatchObject({ authorization: 'Bearer s', 'on-behalf-of': 'Bearer t' });
    expect(sso).toMatchObject({
      line: 'GET /api/apps/demo/auth/sso/accesstoken/u%2F1',
      headers: { authorization: 'Bearer s', 'on-behalf-of': 'Bearer t' },
    });
    expect(invoke?.headers.authorization).toBe('Bearer s');
    expect(invoke?.headers).not.toHaveProperty('on-behalf-of');
    expect(user?.headers.authorization).toBe('Bearer t');
    expect(user?.headers).not.toHaveProperty('on-behalf-of');
  });

  test('names no person when the client has none', async () => {
    const client = createClient({ serverUrl: server.url, appId: 'demo', serviceToken: 's' });
    client.setToken('later');
    await client.asServiceRole.entities.Cardapio.list();
    expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Bearer s' });
    expect(server.seen[0]?.headers).not.toHaveProperty('on-behalf-of');
  });
});

describe('a client that requires a signed-in person', () => {
  const create = (page: ReturnType<typeof aPage>) =>
    createClient({ serverUrl: server.url, appId: 'demo', requiresAuth: true }, page);

  test('checks after createClient has returned, and sends a visitor to the login', async () => {
    const page = aPage();
    server.answer(401, {});
    create(page);
    await Promise.resolve();
    expect(server.seen).toEqual([]);
    await vi.waitFor(() => expect(page.visits).toHaveLength(1), { timeout: 15_000 });
    expect(page.visits[0]).toMatch(/^\/login\?from_url=/);
  });

  test('sends the visitor to the login when the check fails', async () => {
    const page = aPage();
    const fetch = () => Promise.reject(new TypeError('offline'));
    createClient({ appId: 'demo', requiresAuth: true }, { ...page, fetch });
    await vi.waitFor(() => expect(page.visits).toHaveLength(1), { timeout: 15_000 });
  });

  test('lets a signed-in person stay', async () => {
    const page = aPage(undefined, { token: 't' });
    const done = vi.fn();
    server.answer(200, { id: 'u' });
    const client = create(page);
    await vi.waitFor(() => expect(server.seen).toHaveLength(1), { timeout: 15_000 });
    // When this call ends, the check has been handled.
    await client.auth.me().then(done);
    expect(page.visits).toEqual([]);
  });

  test('does nothing in programs without a page', async () => {
    const client = createClient({ serverUrl: server.url, appId: 'demo', requiresAuth: true });
    await new Promise((resolve) => setTimeout(resolve, 0));
    await client.auth.me();
    expect(server.seen).toHaveLength(1);
  });
});

test('public settings, agents, logs and sso have their own paths', async () => {
  const client = createClient({ serverUrl: server.url, appId: 'demo', token: 't&1', serviceToken: 's' });
  await client.app.getPublicSettings();
  await client.agents.getConversations();
  await client.agents.listConversations({ q: { agent_name: 'chef' }, sort: '-created_date', limit: 2 });
  await client.agents.getConversation('c1');
  await client.agents.createConversation({ agent_name: 'chef' });
  await client.agents.addMessage({ id: 'c1' }, { role: 'user', content: 'Oi' });
  await client.appLogs.logUserInApp('Ver/Cardápio');
  await client.appLogs.fetchLogs({ limit: 5 });
  await client.appLogs.getStats();
  await client.asServiceRole.sso.getIdToken('u');
  expect(server.seen.map(({ line, query }) => [line, query])).toEqual([
    ['GET /api/apps/public/prod/public-settings/by-id/demo', {}],
    ['GET /api/apps/demo/agents/conversations', {}],
    [
      'GET /api/apps/demo/agents/conversations',
      { 'q[agent_name]': 'chef', sort: '-created_date', limit: '2' },
    ],
    ['GET /api/apps/demo/agents/conversations/c1', {}],
    ['POST /api/apps/demo/agents/conversations', {}],
    ['POST /api/apps/demo/agents/conversations/v2/c1/messages', {}],
    ['POST /api/app-logs/demo/log-user-in-app/Ver%2FCard%C3%A1pio', {}],
    ['GET /api/app-logs/demo', { limit: '5' }],
    ['GET /api/app-logs/demo/stats', {}],
    ['GET /api/apps/demo/auth/sso/idtoken/u', {}],
  ]);
  expect(client.agents.getWhatsAppConnectURL('meu chef')).toBe(
    `${server.url}/api/apps/demo/agents/meu%20chef/whatsapp?token=t%261`,
  );
});
