import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSocket, closeSockets, startRealtimeApp } from '../../realtime/testing/socket-client.ts';
import type { Nutritionist } from '../../testing/start-test-app.ts';
import { soon } from '../../testing/timing.ts';

type Answer = (reply: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A loopback server that speaks like a model; each test says how. */
let model: Server;
let answer: Answer;
let asked: any[] = [];
let server: Awaited<ReturnType<typeof startRealtimeApp>>;
const all = '/agents/conversations';

beforeAll(async () => {
  model = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ url: request.url, headers: request.headers, body: JSON.parse(body) });
    await answer(reply, request);
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1/`;
  server = await startRealtimeApp({ config: { llm: { url, model: 'modelo-de-teste', apiKey: 'chave' } } });
});
afterEach(() => {
  asked = [];
  closeSockets();
});
afterAll(async () => {
  await server.close();
  model.closeAllConnections();
  model.close();
});

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const FAILED = /Não consegui responder/;

const saying =
  (...pieces: string[]): Answer =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) reply.write(event(piece));
    reply.end('data: [DONE]\n\n');
  };

async function conversing(user: Nutritionist) {
  const { body } = await user.post(all, { agent_name: 'assistente' });
  return {
    id: body.id as string,
    say: (content: string) => user.post(`${all}/v2/${body.id}/messages`, { role: 'user', content }),
    messages: async (): Promise<any[]> => (await user.get(`${all}/${body.id}`)).body.messages,
  };
}

test('the agent answers with the text of the model, which gets only the conversation', async () => {
  const [ana, bia] = [await server.aNutritionist(), await server.aNutritionist()];
  answer = saying('Segredo', ' da Bia');
  const hers = await conversing(bia);
  await hers.say('Conversa da Bia');
  await soon(async () => expect(await hers.messages()).toMatchObject([{}, { content: 'Segredo da Bia' }]));
  asked = [];

  answer = saying('Beba ', 'água', ' ✓');
  const { say, messages } = await conversing(ana);
  await say('Escreva sobre hidratação');
  await soon(async () =>
    expect(await messages()).toMatchObject([
      { role: 'user', content: 'Escreva sobre hidratação' },
      { role: 'assistant', content: 'Beba água ✓', model: 'modelo-de-teste' },
    ]),
  );
  answer = saying('De nada!');
  await say('Obrigada');
  await soon(async () =>
    expect((await messages()).at(-1)).toMatchObject({ role: 'assistant', content: 'De nada!' }),
  );

  expect(asked[0]).toMatchObject({
    url: '/v1/chat/completions',
    headers: { authorization: 'Bearer chave' },
    body: {
      model: 'modelo-de-teste',
      stream: true,
      messages: [{ role: 'system' }, { role: 'user', content: 'Escreva sobre hidratação' }],
    },
  });
  expect(asked[1].body.messages.slice(1)).toEqual([
    { role: 'user', content: 'Escreva sobre hidratação' },
    { role: 'assistant', content: 'Beba água ✓' },
    { role: 'user', content: 'Obrigada' },
  ]);
  const told = JSON.stringify(asked);
  for (const secret of ['Bia', bia.email, ana.email, ana.token]) expect(told).not.toContain(secret);
});

test('a listening client sees the reply grow, in a form that old and new clients read', async () => {
  const [ana, bia] = [await server.aNutritionist(), await server.aNutritionist()];
  const { id, say, messages } = await conversing(ana);
  const room = `/agent-conversations/${id}`;
  const [mine, stranger] = [
    aSocket(server.url, { token: ana.token }),
    aSocket(server.url, { token: bia.token }),
  ];
  for (const { socket, connected } of [mine, stranger]) {
    await connected;
    socket.emit('join', room);
  }
  let finish = () => {};
  answer = (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => reply.write(event('pouco a pouco ')), 20);
    finish = () => {
      clearInterval(timer);
      reply.end(`${event('fim')}data: [DONE]\n\n`);
    };
  };
  await say('Olá');
  const growing = () => mine.heard.filter(({ data }) => data._message.role === 'assistant');
  await soon(() => expect(growing().length).toBeGreaterThan(1));
  finish();
  await soon(() => expect(growing().at(-1)?.data._message.content).toMatch(/fim$/));

  const last = growing().at(-1)!;
  expect(last.room).toBe(room);
  expect(last.data).toMatchObject({ id, agent_name: 'assistente', messages: await messages() });
  expect(last.data._message).toEqual(last.data.messages.at(-1));
  const lengths = growing().map(({ data }) => data._message.content.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(growing().map(({ data }) => data._message.id)).size).toBe(1);
  expect(stranger.heard).toEqual([]);
});

const failures: Record<string, Answer> = {
  'an error status': (reply) => void reply.writeHead(500).end('{}'),
  'an error inside the stream': (reply) =>
    void reply.writeHead(200).end('data: {"error":{"message":"quota"}}\n\n'),
  'no words at all': (reply) => void reply.writeHead(200).end('data: [DONE]\n\n'),
  'something that is no stream': (reply) => void reply.writeHead(200).end('data: <html>\n\n'),
  'a line without end': (reply) => void reply.writeHead(200).end(`data: ${'x'.repeat(100_000)}`),
  'a redirect': (reply) => void reply.writeHead(307, { location: '/elsewhere' }).end(),
  'a lost connection': (reply, request) => {
    reply.writeHead(200).write(event('Comecei'));
    setTimeout(() => request.socket.destroy(), 50);
  },
};

test.each(Object.entries(failures))('after %s, the agent sends a polite message', async (_name, how) => {
  const ana = await server.aNutritionist();
  const { say, messages } = await conversing(ana);
  answer = how;
  expect(await say('Olá')).toMatchObject({ status: 200 });
  await soon(async () =>
    expect(await messages()).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: expect.stringMatching(FAILED) },
    ]),
  );
  expect(asked).toHaveLength(1);

  answer = saying('Agora sim');
  await say('E agora?');
  await soon(async () => expect((await messages()).at(-1)).toMatchObject({ content: 'Agora sim' }));
});

test('two questions in a row are both answered, one after the other', async () => {
  const ana = await server.aNutritionist();
  const { say, messages } = await conversing(ana);
  let open = 0;
  let most = 0;
  answer = (reply) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      void saying('Resposta')(reply, {} as IncomingMessage);
    }, 100);
  };
  await say('Primeira');
  await soon(() => expect(asked).toHaveLength(1));
  await say('Segunda');
  await soon(async () =>
    expect((await messages()).filter(({ content }) => content === 'Resposta')).toHaveLength(2),
  );
  expect(most).toBe(1);
});

describe('R13: a clock that steps back', () => {
  const noon = Date.UTC(2030, 5, 15, 12);
  const stepTo = (seconds: number) => {
    server.clock.time = new Date(noon + seconds * 1_000);
  };
  afterEach(() => {
    server.clock.time = undefined;
  });

  test('the reply comes after its question, which is answered once, and so does the next question', async () => {
    stepTo(0);
    const ana = await server.aNutritionist();
    const { say, messages } = await conversing(ana);
    // The question is announced when it is stored, before its reply is.
    vi.spyOn(server.deps.hub, 'announceMessage').mockImplementationOnce(() => stepTo(-60));
    answer = saying('Resposta');
    await say('Primeira');
    await soon(async () => expect((await messages()).at(-1)).toMatchObject({ content: 'Resposta' }));
    stepTo(-30);
    await say('Segunda');
    await soon(async () => expect((await messages()).at(-1)).toMatchObject({ content: 'Resposta' }));
    const stored = await messages();
    expect(stored.map(({ content }) => content)).toEqual(['Primeira', 'Resposta', 'Segunda', 'Resposta']);
    const dates = stored.map(({ created_date }) => created_date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect(asked).toHaveLength(2);
  });

  test('a question that seems open after its reply is not answered again', async () => {
    stepTo(0);
    const ana = await server.aNutritionist();
    const { id, say, messages } = await conversing(ana);
    answer = async (reply, request) => {
      // As a process without this rule and with an earlier clock would have stored the reply.
      await server.deps.db
        .updateTable('messages')
        .set({ created_date: new Date(noon - 3_600_000).toISOString() })
        .where('conversation_id', '=', id)
        .where('role', '=', 'assistant')
        .execute();
      await saying('Resposta')(reply, request);
    };
    await say('Primeira');
    await soon(async () =>
      expect(await messages()).toMatchObject([{ content: 'Resposta' }, { role: 'user' }]),
    );
    const leases = () =>
      server.deps.db.selectFrom('leases').select('name').where('name', '=', `reply ${id}`).execute();
    await soon(async () => expect(await leases()).toEqual([]));
    await say('Segunda');
    await soon(() => expect(asked).toHaveLength(2));
    await soon(async () => expect(await leases()).toEqual([]));
    expect((await messages()).map(({ role }) => role)).toEqual(['assistant', 'assistant', 'user', 'user']);
    expect(asked).toHaveLength(2);
  });
});

test('two questions through two processes are answered one after the other', async () => {
  const second = await startRealtimeApp({ database: server.database, config: server.deps.config });
  const ana = await server.aNutritionist();
  const { id, say, messages } = await conversing(ana);
  let open = 0;
  let most = 0;
  let finish = () => {};
  answer = (reply) => {
    most = Math.max(most, ++open);
    finish = () => {
      open--;
      void saying('Resposta')(reply, {} as IncomingMessage);
    };
  };
  await say('Primeira');
  await soon(() => expect(asked).toHaveLength(1));
  const elsewhere = second.caller(ana.token);
  await elsewhere.post(`${all}/v2/${id}/messages`, { role: 'user', content: 'Segunda' });
  // It stops only after its own replies have ended.
  await second.app.close();
  await second.deps.hub.close();
  finish();
  await soon(() => expect(asked).toHaveLength(2));
  finish();
  await soon(async () =>
    expect((await messages()).map(({ content }) => content)).toEqual([
      'Primeira',
      'Resposta',
      'Segunda',
      'Resposta',
    ]),
  );
  expect(most).toBe(1);
});

test('after a process died, its conversation waits until the lease of that process expires', async () => {
  const ana = await server.aNutritionist();
  const { id, say, messages } = await conversing(ana);
  const second = await startRealtimeApp({ database: server.database, config: server.deps.config });
  answer = saying('Resposta');
  const lease = { name: `reply ${id}`, holder: 'a process that died' };
  const until = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  await server.deps.db
    .insertInto('leases')
    .values({ ...lease, expires_date: until(60) })
    .execute();
  await second.caller(ana.token).post(`${all}/v2/${id}/messages`, { role: 'user', content: 'Alguém aí?' });
  await second.app.close();
  await second.deps.hub.close();
  expect((await messages()).map(({ role }) => role)).toEqual(['user']);

  await server.deps.db
    .updateTable('leases')
    .set({ expires_date: until(-1) })
    .where('name', '=', lease.name)
    .execute();
  await say('E agora?');
  await soon(async () => expect((await messages()).at(-1)).toMatchObject({ content: 'Resposta' }));
});

test('characters that the database refuses are left out of a reply, and a long reply is cut', async () => {
  const ana = await server.aNutritionist();
  const { say, messages } = await conversing(ana);
  answer = saying('a\0b\ud800', 'c'.repeat(30_000));
  await say('Olá');
  await soon(async () => expect((await messages())[1].content).toMatch(/^ab\ufffdc/));
  expect((await messages())[1].content.length).toBeLessThanOrEqual(20_000);
});

test('a stopping server does not wait for the model', async () => {
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  const stopping = await startRealtimeApp({ config: { llm: { url, model: 'm' } } });
  const ana = await stopping.aNutritionist();
  const { id, say } = await conversing(ana);
  answer = (reply) => void reply.writeHead(200).write(event('Pensando'));
  await say('Olá');
  await soon(() => expect(asked).toHaveLength(1));
  await stopping.app.close();
  const rows = await stopping.deps.db
    .selectFrom('messages')
    .select('content')
    .where('conversation_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows[1]?.content).toMatch(FAILED);
  await stopping.close();
});

test('without a model the message is stored and pushed to the sockets, and there is no reply', async () => {
  const plain = await startRealtimeApp();
  const ana = await plain.aNutritionist();
  const { id, say, messages } = await conversing(ana);
  const { socket, connected, heard } = aSocket(plain.url, { token: ana.token });
  await connected;
  socket.emit('join', `/agent-conversations/${id}`);
  await soon(async () => {
    await say('Olá');
    expect(heard).not.toEqual([]);
  });
  expect(heard.at(-1)?.data._message).toMatchObject({ role: 'user', content: 'Olá' });
  expect((await messages()).every(({ role }) => role === 'user')).toBe(true);
  await plain.close();
});
