import { aPaciente } from '@alecrim/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSocket, startRealtimeApp } from './testing/socket-client.ts';

const seed = Number(process.env.FUZZ_SEED ?? (process.env.TEST_DEPTH === 'full' ? Date.now() % 2 ** 31 : 8));
let server: Awaited<ReturnType<typeof startRealtimeApp>>;
beforeAll(async () => {
  server = await startRealtimeApp();
});
afterAll(() => server.close());

const room = fc.oneof(
  fc.constantFrom(
    'entities:alecrim:Paciente',
    'entities:alecrim:User',
    '/agent-conversations/x',
    'entities:outro:Paciente',
    '__proto__',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const message = fc.tuple(
  fc.oneof(
    fc.constantFrom('join', 'leave', 'update_model', 'error', 'toString'),
    fc.string({ maxLength: 20 }),
  ),
  fc.array(fc.oneof(room, fc.jsonValue(), fc.uint8Array({ maxLength: 20 })), { maxLength: 3 }),
);
// What the library itself would never send: packets of the engine and of the protocol, whole and broken.
const packet = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom('2', '4', '40', '41', '42', '43', '44', '45', '451-', '5', '6', '9'),
      fc.string({ maxLength: 40 }),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '42["join"]',
    '42[null]',
    '42{}',
    '4510-["join"]',
    '42["join",{"toString":1}]',
    '42/admin,["join","x"]',
  ),
);

test(`R29: random socket messages never stop the server or get data of others (seed ${seed})`, async () => {
  const [ana, bia] = [await server.aNutritionist(), await server.aNutritionist()];
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { maxLength: 10 }),
      fc.array(packet, { maxLength: 4 }),
      fc.boolean(),
      async (messages, packets, isSignedIn) => {
        const { socket, connected, heard } = aSocket(server.url, {
          token: isSignedIn ? ana.token : undefined,
        });
        await connected;
        for (const [event, args] of messages)
          if (
            ![
              'connect',
              'connect_error',
              'disconnect',
              'disconnecting',
              'newListener',
              'removeListener',
            ].includes(event)
          )
            socket.emit(event, ...args);
        for (const text of packets)
          (socket.io.engine as unknown as { transport: { ws: WebSocket } }).transport.ws.send(text);
        await bia.post('/entities/Paciente', aPaciente({ nome: 'segredo-da-bia' }));
        expect((await server.anonymous.get('/api/health')).status).toBe(200);
        expect(JSON.stringify(heard)).not.toContain('segredo-da-bia');
        socket.disconnect();
      },
    ),
    { seed, numRuns: process.env.TEST_DEPTH === 'full' ? 5_000 : 60, endOnFailure: true },
  );
}, 3_600_000);
