import { aCategoria, aPaciente } from '@alecrim/domain/testing';
import { createClient as createOldest } from 'base44-sdk-0.8.3';
import { createClient as createNewest } from 'base44-sdk-newest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Nutritionist, SERVICE_TOKEN } from '../testing/start-test-app.ts';
import { soon } from '../testing/timing.ts';
import { startRealtimeApp } from './testing/socket-client.ts';

type Client = ReturnType<typeof createNewest> & ReturnType<typeof createOldest>;
const versions = { 'SDK 0.8.3': createOldest, 'newest SDK': createNewest } as unknown as Record<
  string,
  (config: object) => Client
>;

let server: Awaited<ReturnType<typeof startRealtimeApp>>;
const clients: Client[] = [];
beforeAll(async () => {
  server = await startRealtimeApp();
});
// The library tells the console of every connection and of every refusal.
beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  for (const client of clients.splice(0)) client.cleanup();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe.each(Object.entries(versions))('%s', (_name, createClient) => {
  function clientOf(user?: Nutritionist, extra: object = {}): Client {
    const client = createClient({ serverUrl: server.url, appId: 'alecrim', token: user?.token, ...extra });
    clients.push(client);
    return client;
  }

  test('subscribes to an agent conversation and continues it', async () => {
    const ana = await server.aNutritionist();
    const { agents } = clientOf(ana);
    const conversation = await agents.createConversation({
      agent_name: 'assistente',
      metadata: { tema: 'lanches' },
    });
    const seen: any[] = [];
    const stop = agents.subscribeToConversation(conversation.id, (update: any) => seen.push(update));
    // The old client shows its own message before it is stored; a stored one has an id.
    const stored = () =>
      seen.filter(({ messages }) => messages.length > 0 && messages.every((message: any) => message.id));
    await soon(async () => {
      await agents.addMessage(conversation, { role: 'user', content: 'Olá' } as never);
      expect(stored()).not.toEqual([]);
    });
    expect(stored()[0].messages.at(-1)).toMatchObject({ role: 'user', content: 'Olá' });
    stop();
    expect(
      await agents.listConversations({
        q: { agent_name: 'assistente' },
        sort: '-created_date',
        limit: 5,
        fields: ['metadata'],
      } as never),
    ).toEqual([{ id: conversation.id, metadata: { tema: 'lanches' } }]);
    expect(await agents.getConversations()).toHaveLength(1);
    await expect(
      clientOf(await server.aNutritionist()).agents.getConversation(conversation.id),
    ).rejects.toMatchObject({ status: 404 });
    expect(await (await fetch(agents.getWhatsAppConnectURL('assistente' as never))).text()).toContain(
      'não está disponível',
    );
  });

  test('logs page visits, and is refused the overview as a normal user', async () => {
    const ana = await server.aNutritionist();
    const { appLogs } = clientOf(ana);
    await appLogs.logUserInApp('Dashboard');
    await appLogs.logUserInApp('/Perfil');
    await expect(appLogs.fetchLogs()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const service = clientOf(undefined, { serviceToken: SERVICE_TOKEN }).asServiceRole;
    expect(await service.appLogs.fetchLogs({ user_id: ana.id })).toMatchObject([
      { page_name: 'Perfil' },
      { page_name: 'Dashboard' },
    ]);
    expect(await service.appLogs.getStats({ from: '2020-01-01' })).toMatchObject({
      total_visits: expect.any(Number),
    });
  });
});

describe('the newest SDK', () => {
  function clientOf(user?: Nutritionist): Client {
    const client = createNewest({
      serverUrl: server.url,
      appId: 'alecrim',
      token: user?.token,
    }) as unknown as Client;
    clients.push(client);
    return client;
  }

  test('subscribes to the records of the own account', async () => {
    const [ana, bia] = [await server.aNutritionist(), await server.aNutritionist()];
    const { Paciente, Categoria } = clientOf(ana).entities as any;
    const events: any[] = [];
    const stop = Paciente.subscribe((event: any) => events.push(event));
    let mine: any;
    await soon(async () => {
      mine = await Paciente.create(aPaciente());
      expect(events).not.toEqual([]);
    });
    await bia.post('/entities/Paciente', aPaciente());
    await Paciente.update(mine.id, { nome: 'Rita' });
    await Paciente.delete(mine.id);
    await soon(() =>
      expect(events.at(-1)).toMatchObject({ type: 'delete', id: mine.id, data: { nome: 'Rita' } }),
    );
    expect(events.every(({ data }) => data.created_by === ana.email)).toBe(true);

    const before = events.length;
    stop();
    const categories: any[] = [];
    Categoria.subscribe((event: any) => categories.push(event));
    await soon(async () => {
      await Categoria.create(aCategoria());
      expect(categories).not.toEqual([]);
    });
    // The client leaves a room a moment later; after that it gets no events.
    await soon(async () => {
      const heard = events.length;
      await Paciente.create(aPaciente());
      const { id } = await Categoria.create(aCategoria());
      await soon(() => expect(categories.map((event) => event.id)).toContain(id));
      expect(events.length).toBe(heard);
    });
    expect(events.length).toBeGreaterThanOrEqual(before);
  });

  test('reconnects with the rights of a new token', async () => {
    const ana = await server.aNutritionist();
    const client = clientOf();
    const events: any[] = [];
    (client.entities as any).Paciente.subscribe((event: any) => events.push(event));
    client.setToken(ana.token);
    await soon(async () => {
      await ana.post('/entities/Paciente', aPaciente());
      expect(events).not.toEqual([]);
    });
  });

  test('gets an answer for features that the server does not have', async () => {
    const ana = await server.aNutritionist();
    const client = clientOf(ana) as any;
    await expect(client.connectors.connectAppUser('google')).rejects.toMatchObject({ status: 404 });
    await expect(client.connectors.disconnectAppUser('google')).rejects.toMatchObject({ status: 404 });
    client.analytics.track({ eventName: 'plan_shared', properties: { email: ana.email } });
    const counts = () => server.deps.db.selectFrom('event_counts').selectAll().execute();
    await soon(async () => expect((await counts()).map((row) => row.event_name)).toContain('plan_shared'));
    expect(await (await fetch(client.agents.getTelegramConnectURL('assistente'))).text()).toContain(
      'não está disponível',
    );
  });
});
