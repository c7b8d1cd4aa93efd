import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback-server.ts';
import { type Client, createClient, type RealtimeStatus } from './index.ts';

let loopback: Loopback;
let hub: Server;
let client: Client;
let sockets: Socket[];
/** The messages of the client, such as `join room`. */
let said: string[];
let statuses: RealtimeStatus[];

beforeEach(async () => {
  loopback = await startLoopback();
  hub = new Server(loopback.server, { path: '/ws-user-apps/socket.io/' });
  [sockets, said, statuses] = [[], [], []];
  hub.on('connection', (socket) => {
    sockets.push(socket);
    socket.onAny((event, room) => said.push(`${event} ${room}`));
  });
  client = aClient('t1');
});
afterEach(async () => {
  vi.useRealTimers();
  client.cleanup();
  await hub.close();
  await loopback.close();
});

function aClient(token?: string): Client {
  const made = createClient({ serverUrl: loopback.url, appId: 'demo', token });
  made.realtime.onStatus((status) => statuses.push(status));
  return made;
}

const room = 'entities:demo:Cardapio';
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 20 });
const hears = (lines: string[]) => soon(() => expect(said).toEqual(lines));
const publish = (to: string, data: unknown) =>
  hub.emit('update_model', { room: to, data: JSON.stringify(data) });

test('the client connects with the first subscription, not before', async () => {
  await client.entities.Cardapio.list();
  expect(hub.engine.clientsCount).toBe(0);
});

test('the connection is a websocket that sends the app id and the token', async () => {
  client.entities.Cardapio.subscribe(() => {});
  await hears([`join ${room}`]);
  expect(sockets[0]?.handshake.query).toMatchObject({ app_id: 'demo', token: 't1', transport: 'websocket' });
});

test('an anonymous visitor sends no token', async () => {
  client = aClient();
  client.agents.subscribeToConversation('c1', () => {});
  await hears(['join /agent-conversations/c1']);
  expect(sockets[0]?.handshake.query).not.toHaveProperty('token');
});

test('a room is joined by its first listener and left by its last', async () => {
  const listener = vi.fn();
  const leaves = [client.entities.Cardapio.subscribe(listener)];
  await hears([`join ${room}`]);
  leaves.push(client.entities.Cardapio.subscribe(listener));
  client.entities.Paciente.subscribe(() => {});
  await hears([`join ${room}`, 'join entities:demo:Paciente']);
  leaves[0]?.();
  leaves[0]?.();
  publish(room, { type: 'update', id: '1' });
  await soon(() => expect(listener).toHaveBeenCalledOnce());
  leaves[1]?.();
  await hears([`join ${room}`, 'join entities:demo:Paciente', `leave ${room}`]);
  client.entities.Cardapio.subscribe(listener);
  await soon(() => expect(said.at(-1)).toBe(`join ${room}`));
  expect(sockets).toHaveLength(1);
});

test('a change reaches the listeners of its room, and only them', async () => {
  const [plans, patients] = [vi.fn(), vi.fn()];
  client.entities.Cardapio.subscribe(plans);
  client.entities.Paciente.subscribe(patients);
  await soon(() => expect(said).toHaveLength(2));
  const change = {
    type: 'create',
    id: '1',
    data: { titulo: 'Plano' },
    timestamp: '2025-01-01T00:00:00.000Z',
  };
  publish('entities:demo:Categoria', change);
  publish(room, change);
  await soon(() => expect(plans).toHaveBeenCalledExactlyOnceWith(change));
  expect(patients).not.toHaveBeenCalled();
});

test('a broken message is reported and the next one arrives', async () => {
  const plans = vi.fn();
  client.entities.Cardapio.subscribe(plans);
  await hears([`join ${room}`]);
  hub.emit('update_model', { room, data: '{' });
  hub.emit('error', { message: 'quieto' });
  publish(room, { id: '2' });
  await soon(() => expect(plans).toHaveBeenCalledExactlyOnceWith({ id: '2' }));
  expect(statuses).toEqual([
    { state: 'connected' },
    { state: 'failed', error: expect.any(SyntaxError) },
    { state: 'failed', error: { message: 'quieto' } },
  ]);
});

test('a cut connection reconnects, joins its rooms again and reports it', async () => {
  client.entities.Cardapio.subscribe(() => {});
  await hears([`join ${room}`]);
  sockets[0]?.conn.close();
  await hears([`join ${room}`, `join ${room}`]);
  expect(statuses).toEqual([{ state: 'connected' }, { state: 'disconnected' }, { state: 'connected' }]);
});

test('a server that cannot be reached is reported', async () => {
  await hub.close();
  client.entities.Cardapio.subscribe(() => {});
  await soon(() => expect(statuses[0]).toEqual({ state: 'failed', error: expect.any(Error) }));
});

test('a connection that the server closed reconnects', async () => {
  client.entities.Cardapio.subscribe(() => {});
  await hears([`join ${room}`]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hub.disconnectSockets();
  await soon(() => expect(statuses.at(-1)).toEqual({ state: 'disconnected' }));
  vi.advanceTimersByTime(5_000);
  await hears([`join ${room}`, `join ${room}`]);
});

test('a connection that the server refused is tried again', async () => {
  let isFull = true;
  hub.use((_, next) => next(isFull ? new Error('cheio') : undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  client.entities.Cardapio.subscribe(() => {});
  await soon(() => expect(statuses).toEqual([{ state: 'failed', error: new Error('cheio') }]));
  isFull = false;
  vi.advanceTimersByTime(5_000);
  await hears([`join ${room}`]);
});

test('a new token is used at once', async () => {
  client.entities.Cardapio.subscribe(() => {});
  await hears([`join ${room}`]);
  client.auth.setToken('t2');
  await hears([`join ${room}`, `join ${room}`]);
  expect(sockets[1]?.handshake.query.token).toBe('t2');
  expect(sockets[0]?.connected).toBe(false);

  void client.auth.logout();
  await soon(() => expect(said).toHaveLength(3));
  expect(sockets[2]?.handshake.query).not.toHaveProperty('token');
});

test('cleaning up closes the socket and ends every subscription', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const leave = client.entities.Cardapio.subscribe(before);
  await hears([`join ${room}`]);
  client.cleanup();
  await soon(() => expect(hub.engine.clientsCount).toBe(0));

  client.entities.Cardapio.subscribe(after);
  await hears([`join ${room}`, `join ${room}`]);
  leave();
  publish(room, { id: '3' });
  await soon(() => expect(after).toHaveBeenCalledOnce());
  expect(before).not.toHaveBeenCalled();
});
