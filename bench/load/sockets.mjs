import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { ask, manyTimes } from '../lib/client.mjs';
import { seedPeople } from '../lib/people.mjs';
import { residentBytes } from '../lib/processes.mjs';
import { quantile, rounded } from '../lib/statistics.mjs';
import { paced } from './paced.mjs';

const SOCKETS = 1_000;
const WRITES_PER_SECOND = 50;
const SECONDS = 10;
const path = '/api/apps/alecrim/entities/Paciente';

/** R25: a thousand sockets of five hundred people who also write. */
export async function sockets({ server, place }) {
  const people = await seedPeople(place, SOCKETS / 2);
  await manyTimes(500, 16, (turn) =>
    ask(server.port, { path, headers: people[turn % people.length].headers }),
  );
  const before = residentBytes(server.pid);
  const begin = performance.now();
  const tabs = [];
  await manyTimes(SOCKETS, 50, async (turn) => {
    tabs.push(await tab(server.port, people[turn % people.length].token));
  });
  const connectSeconds = (performance.now() - begin) / 1000;
  const perSocket = (residentBytes(server.pid) - before) / SOCKETS;

  const delays = [];
  for (const socket of tabs)
    socket.on('update_model', ({ data }) => delays.push(Date.now() - Number(JSON.parse(data).data.nome)));
  const writes = await paced(server.port, {
    perSecond: WRITES_PER_SECOND,
    seconds: SECONDS,
    request: (turn) => ({
      method: 'POST',
      path,
      headers: people[turn % people.length].headers,
      body: JSON.stringify({ nome: String(Date.now()) }),
    }),
  });
  const wanted = WRITES_PER_SECOND * SECONDS * 2;
  // Waits for the last events.
  for (let i = 0; i < 50 && delays.length < wanted; i++) await sleep(100);
  const heard = delays.length;
  for (const socket of tabs) socket.disconnect();
  return {
    connectSeconds: rounded(connectSeconds),
    kilobytesEach: rounded(perSocket / 1024),
    heard: `${heard} of ${wanted}`,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    writes,
  };
}

function tab(port, token) {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: 'alecrim', token },
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => {
      socket.emit('join', 'entities:alecrim:Paciente');
      resolve(socket);
    });
  });
}
