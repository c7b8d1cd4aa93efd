import { Writable } from 'node:stream';
import { aCardapio, anOrientacaoTemplate, aPaciente } from '@alecrim/domain/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changeUser } from '../accounts/people/users.ts';
import { endSession, startSession } from '../accounts/sessions/sessions.ts';
import type { Nutritionist } from '../testing/start-test-app.ts';
import { soon } from '../testing/timing.ts';
import { aSocket, closeSockets, type Heard, startRealtimeApp } from './testing/socket-client.ts';

let server: Awaited<ReturnType<typeof startRealtimeApp>>;
beforeAll(async () => {
  server = await startRealtimeApp();
});
afterEach(closeSockets);
afterAll(() => server.close());

/** A socket that is surely in the room: joins are not answered, so the room is tried until it speaks. */
async function listening(
  user: Nutritionist,
  entity: 'Paciente' | 'Cardapio' | 'OrientacaoTemplate' = 'Paciente',
) {
  const connection = aSocket(server.url, { token: user.token });
  await connection.connected;
  connection.socket.emit('join', `entities:alecrim:${entity}`);
  await soon(async () => {
    await user.post(`/entities/${entity}`, bodies[entity]());
    expect(connection.heard).not.toEqual([]);
  });
  await settled(user, connection.heard, entity);
  connection.heard.length = 0;
  return connection;
}

async function aListener() {
  const user = await server.aNutritionist();
  return { id: user.id, ...(await listening(user)) };
}

const bodies = { Paciente: aPaciente, Cardapio: aCardapio, OrientacaoTemplate: anOrientacaoTemplate };

/** Events arrive in order: after the event of a last own record, all earlier ones have arrived. */
async function settled(user: Nutritionist, heard: Heard[], entity: keyof typeof bodies = 'Paciente') {
  const { body } = await user.post(`/entities/${entity}`, bodies[entity]());
  await soon(() => expect(heard.some(({ data }) => data.id === body.id)).toBe(true));
  return body.id as string;
}

describe('changes over the socket', () => {
  test('the owner gets every create, update and delete with the record', async () => {
    const ana = await server.aNutritionist();
    const { heard } = await listening(ana);

    const { body: made } = await ana.post('/entities/Paciente', aPaciente({ nome: 'Rita' }));
    const { body: changed } = await ana.put(`/entities/Paciente/${made.id}`, { nome: 'Rita Souza' });
    await soon(() => expect(heard.map(({ data }) => data.type)).toEqual(['create', 'update']));
    await ana.delete(`/entities/Paciente/${made.id}`);
    await soon(() => expect(heard).toHaveLength(3));

    expect(heard[1]).toEqual({
      room: 'entities:alecrim:Paciente',
      data: { type: 'update', id: made.id, data: changed, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(heard[2]?.data).toMatchObject({
      type: 'delete',
      id: made.id,
      data: { id: made.id, nome: 'Rita Souza' },
    });
  });

  test('T38: an administrator gets no patients and plans of another nutritionist', async () => {
    const [ana, bia] = [await server.aNutritionist(), await server.aNutritionist({ role: 'admin' })];
    for (const entity of ['Paciente', 'Cardapio'] as const) {
      const { heard } = await listening(bia, entity);
      const { body } = await ana.post(`/entities/${entity}`, bodies[entity]());
      await ana.put(`/entities/${entity}/${body.id}`, bodies[entity]());
      await ana.delete(`/entities/${entity}/${body.id}`);
      const last = await settled(bia, heard, entity);
      expect(heard.map(({ data }) => data.id)).toEqual([last]);
    }
  });

  test('T54: every signed-in person gets changes of shared guidance, with the name of its owner', async () => {
    const [ana, bia] = [await server.aNutritionist(), await server.aNutritionist()];
    const { heard } = await listening(bia, 'OrientacaoTemplate');
    const { body } = await ana.post('/entities/OrientacaoTemplate', anOrientacaoTemplate());
    await soon(() =>
      expect(heard[0]?.data).toMatchObject({ type: 'create', id: body.id, data: { created_by: 'Ana Lima' } }),
    );
  });

  test('many changes at once arrive complete and in order', async () => {
    const ana = await server.aNutritionist();
    const { heard } = await listening(ana);
    const { body } = await ana.post(
      '/entities/Paciente/bulk',
      Array.from({ length: 250 }, (_, i) => aPaciente({ nome: `P${i}` })),
    );
    await soon(() => expect(heard).toHaveLength(250));
    expect(heard.map(({ data }) => data.id)).toEqual(body.map(({ id }: { id: string }) => id));
  });

  test('a very long plan arrives without its long lists and is marked as shortened', async () => {
    const ana = await server.aNutritionist();
    const { heard } = await listening(ana, 'Cardapio');
    const itens = Array.from({ length: 40 }, (_, i) => `${i} ${'arroz '.repeat(80)}`);
    const opcoes = Array.from({ length: 5 }, (_, i) => ({ id: `o${i}`, titulo: '', itens }));
    const refeicoes = [{ id: 'r', nome: 'Almoço', horario: '', opcoes }];
    const { status } = await ana.post('/entities/Cardapio', aCardapio({ titulo: 'Longo', refeicoes }));
    expect(status).toBe(201);
    await soon(() =>
      expect(heard[0]?.data.data).toMatchObject({ titulo: 'Longo', refeicoes: [], _oversize: true }),
    );
  });

  test('a room that is joined twice sends each change once, and no more after leaving', async () => {
    const ana = await server.aNutritionist();
    const { heard, socket } = await listening(ana);
    const other = await listening(ana, 'OrientacaoTemplate');
    socket.emit('join', 'entities:alecrim:Paciente');
    socket.emit('join', 'entities:alecrim:OrientacaoTemplate');
    await soon(async () => {
      await ana.post('/entities/OrientacaoTemplate', anOrientacaoTemplate());
      expect(heard).not.toEqual([]);
    });
    heard.length = 0;
    const once = await settled(ana, heard);
    expect(heard.filter(({ data }) => data.id === once)).toHaveLength(1);

    socket.emit('leave', 'entities:alecrim:Paciente');
    await soon(async () => {
      heard.length = 0;
      await ana.post('/entities/Paciente', aPaciente());
      await settled(ana, heard, 'OrientacaoTemplate');
      expect(heard.every(({ room }) => room === 'entities:alecrim:OrientacaoTemplate')).toBe(true);
    });
    expect(other.heard.length).toBeGreaterThan(0);
  });
});

describe('connecting to the socket', () => {
  test('works without a valid token, on both paths', async () => {
    for (const path of ['/ws-user-apps/socket.io/', '/socket.io/']) {
      for (const token of ['null', 'undefined', '', 'long-gone'])
        await aSocket(server.url, { token, path }).connected;
    }
  });

  test('T38: a visitor without a session gets nothing from any room', async () => {
    const ana = await server.aNutritionist();
    const { heard: hers } = await listening(ana, 'OrientacaoTemplate');
    const strangers = [
      aSocket(server.url),
      aSocket(server.url, { token: 'long-gone' }),
      aSocket(server.url, { token: 'service-token-for-tests-0123456789abcdef' }),
      aSocket(server.url, { token: ana.token, appId: 'another' }),
    ];
    for (const { socket, connected } of strangers) {
      await connected;
      socket.emit('join', 'entities:alecrim:OrientacaoTemplate');
      socket.emit('join', 'entities:another:OrientacaoTemplate');
    }
    // Long enough for all joins to be looked at: each round travels to the server and back.
    for (let round = 0; round < 5; round++) await settled(ana, hers, 'OrientacaoTemplate');
    expect(strangers.flatMap(({ heard }) => heard)).toEqual([]);
    expect(strangers.every(({ socket }) => socket.connected)).toBe(true);
  });

  test('T38: malformed joins are ignored and the socket stays open', async () => {
    const ana = await server.aNutritionist();
    const { socket, heard } = await listening(ana);
    const nonsense: unknown[] = [
      undefined,
      null,
      1,
      {},
      [],
      ['entities:alecrim:Paciente'],
      { toString: 1 },
      '',
      'x'.repeat(5_000),
    ];
    for (const room of [
      ...nonsense,
      'entities:alecrim:User',
      'entities:alecrim:Paciente#',
      '__proto__',
      socket.id,
    ]) {
      socket.emit('join', room);
      socket.emit('leave', room);
    }
    socket.emit('leave', 'entities:alecrim:Cardapio');
    await settled(ana, heard);
    expect(socket.connected).toBe(true);
  });

  test('T38: a page of another origin gets 403; pages of the server and programs can connect', async () => {
    const refused = (headers: Record<string, string>) =>
      aSocket(server.url, { headers }).connected.then(
        () => 'connected',
        (error) => error.status,
      );
    expect(await refused({ origin: 'https://evil.example' })).toBe(403);
    expect(await refused({ origin: 'null' })).toBe(403);
    expect(await refused({ origin: server.url.replace('http:', 'https:') })).toBe(403);
    expect(await refused({ origin: server.url })).toBe('connected');
    expect(await refused({})).toBe('connected');
    expect(await refused({ host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
  });

  test('a plain HTTP request to the socket path gets 400 in JSON', async () => {
    const answer = await server.send({ url: '/ws-user-apps/socket.io/?EIO=4&transport=polling' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

describe('T38: an open socket', () => {
  test('is disconnected when its session ends or its account is disabled without an announcement', async () => {
    const [ana, bia, other] = [await aListener(), await aListener(), await aListener()];
    await server.deps.db.deleteFrom('sessions').where('user_id', '=', ana.id).execute();
    await changeUser(server.deps, bia.id, { disabled: true });
    for (const { gone, socket } of [ana, bia]) {
      expect(await gone).toBe('io server disconnect');
      expect(socket.connected).toBe(false);
    }
    expect(other.socket.connected).toBe(true);
  });

  test('is disconnected when its session ends, and the sockets of other sessions stay', async () => {
    const ana = await server.aNutritionist();
    const first = await listening(ana);
    const { body } = await ana.get('/auth/sessions');
    const second = await listening({ ...ana, token: await startSession(server.deps, ana.id) });
    expect(await endSession(server.deps, ana.id, body[0].id)).toBe(true);
    expect(await first.gone).toBe('io server disconnect');
    expect(second.socket.connected).toBe(true);
  });

  test('is disconnected when the practice requires a second factor that the account does not have', async () => {
    const ana = await server.aNutritionist();
    const { gone } = await listening(ana);
    const rule = { key: 'second_factor_required', value: '' };
    await server.deps.db.insertInto('settings').values(rule).execute();
    expect(await gone).toBe('io server disconnect');
    await server.deps.db.deleteFrom('settings').where('key', '=', rule.key).execute();
  });
});

describe('the limits of sockets', () => {
  test('T38: a person can open ten sockets, and a closed socket makes room for another', async () => {
    const strict = await startRealtimeApp({ config: { rateLimitScale: 1 } });
    const ana = await strict.aNutritionist();
    const open = () => aSocket(strict.url, { token: ana.token });
    const ten = Array.from({ length: 10 }, open);
    await Promise.all(ten.map(({ connected }) => connected));
    await expect(open().connected).rejects.toMatchObject({ status: 429 });
    ten[0]!.socket.disconnect();
    await soon(() => open().connected);
    await strict.close();
  });

  test('T38: a socket with too many or too long messages is disconnected', async () => {
    const strict = await startRealtimeApp({ config: { rateLimitScale: 1 } });
    const chatty = aSocket(strict.url);
    await chatty.connected;
    for (let i = 0; i < 101; i++) chatty.socket.emit('join', `room ${i}`);
    await chatty.gone;
    const verbose = aSocket(strict.url);
    await verbose.connected;
    verbose.socket.emit('join', 'x'.repeat(65 * 1024));
    await verbose.gone;
    const binary = aSocket(strict.url);
    await binary.connected;
    binary.socket.emit('join', ...Array.from({ length: 200 }, () => new Uint8Array(10)));
    await binary.gone;
    await strict.close();
  });

  test('T46: a socket that does not read is cut, and another one gets everything', async () => {
    await soon(() => expect(server.app.openSockets()).toBe(0));
    const ana = await server.aNutritionist();
    const [deaf, other] = [await listening(ana), await listening(ana)];
    const { body } = await ana.post('/entities/Paciente', aPaciente({ observacoes: 'x'.repeat(10_000) }));
    await soon(() => expect(other.heard).toHaveLength(1));
    // What the kernel takes of it is not counted.
    const { ws } = deaf.socket.io.engine.transport as unknown as {
      ws: { pause(): void; resume(): void };
    };
    ws.pause();
    const change = { entity: 'Paciente', type: 'update', id: body.id, ownerId: ana.id } as const;
    // Half of what may wait for one client at a time, so that the other one is never cut for the pace of this machine.
    for (let heard = 1; heard < 3_000; heard += 100) {
      server.deps.hub.announce(Array.from({ length: 100 }, () => change));
      await soon(() => expect(other.heard).toHaveLength(heard + 100));
    }
    expect(server.app.openSockets()).toBe(1);
    ws.resume();
    // The library comes back from this by itself.
    expect(await deaf.gone).toMatch(/^transport (close|error)$/);
  });

  test('open and refused sockets do not count as requests under way', async () => {
    const strict = await startRealtimeApp({ config: { rateLimitScale: 1 } });
    for (let round = 0; round < 5; round++) {
      const sockets = Array.from({ length: 40 }, () => aSocket(strict.url));
      const refused = Array.from({ length: 20 }, () =>
        aSocket(strict.url, { headers: { origin: 'https://evil.example' } }),
      );
      await Promise.allSettled([...sockets, ...refused].map(({ connected }) => connected));
      closeSockets();
      await Promise.all(sockets.map(({ socket }) => soon(() => expect(socket.connected).toBe(false))));
    }
    expect(await strict.anonymous.get('/entities/Paciente')).toMatchObject({ status: 401 });
    await strict.close();
  });
});

test('closing the server ends its sockets with a transport close, so that clients reconnect', async () => {
  const closing = await startRealtimeApp();
  const { connected, gone } = aSocket(closing.url);
  await connected;
  const closed = closing.app.close();
  expect(await gone).toBe('transport close');
  await closed;
  await closing.close();
});

test('T15: no log line of a socket holds a token', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'trace' }, sink);
  const loud = await startRealtimeApp({ deps: () => ({ log }) });
  const ana = await loud.aNutritionist();
  const { socket, connected } = aSocket(loud.url, { token: ana.token });
  await connected;
  socket.emit('join', 'entities:alecrim:Paciente');
  await aSocket(loud.url, { token: ana.token, headers: { origin: 'https://evil.example' } }).connected.catch(
    () => {},
  );
  await loud.send({ url: `/api/apps/alecrim/agents/assistente/whatsapp?token=${ana.token}` });
  await loud.send({ url: `/ws-user-apps/socket.io/?token=${ana.token}` });
  await loud.close();
  expect(lines.join('')).not.toContain(ana.token);
});
