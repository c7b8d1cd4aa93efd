import { setTimeout as sleep } from 'node:timers/promises';
import { ask, manyTimes, send } from './lib/client.mjs';
import { engines, startOurs } from './lib/engines.mjs';
import { residentBytes } from './lib/processes.mjs';
import { keep } from './lib/report.mjs';
import { startCommand } from './lib/start-command.mjs';
import { rounded } from './lib/statistics.mjs';
import { seedOurs } from './requests/seed.mjs';

const REQUESTS = 100_000;
const AT_ONCE = 16;
// Long enough for the background work of a start, and for the collection of garbage in a pause.
const PAUSE_MS = 20_000;
// How often a slow hour is looked at.
const LOOKS = 12;
/** Megabytes. */
const budgets = { idle: 130, after: 160 };

/**
 * Measures the memory of the server's process: idle after its start, after many requests, and after a pause.
 * The engines run side by side: memory does not depend on the other work of the machine, and the bench is over sooner.
 */
export async function memory({ engine: wanted, minutes }) {
  if (minutes) return slowly(wanted, minutes);
  const results = await Promise.all(
    wanted.map(async (name) => [name, await onEngine(await engines[name]())]),
  );
  console.log('\nmegabytes');
  console.table(Object.fromEntries(results.map(([name, { budgets: _, ...figures }]) => [name, figures])));
  keep('memory', Object.fromEntries(results));
}

const onEngine = (engine) =>
  onServer(engine, async (port, megabytes) => {
    await sleep(PAUSE_MS);
    const idle = megabytes();
    const request = await cheapRequests(port);
    await manyTimes(REQUESTS, AT_ONCE, (turn) => answered(port, request(turn)));
    const after = megabytes();
    await sleep(PAUSE_MS);
    return { requests: REQUESTS, idle, after, 'after a pause': megabytes(), budgets };
  });

/** Five requests a second, as a practice sends them all day: the memory must not grow. */
async function slowly(wanted, minutes) {
  const rows = await Promise.all(
    wanted.map(async (name) => {
      const engine = await engines[name]();
      const seen = await onServer(engine, async (port, megabytes) => {
        const request = await cheapRequests(port);
        const looks = {};
        for (let turn = 0; turn <= minutes * 300; turn++) {
          await Promise.all([answered(port, request(turn)), sleep(200)]);
          if (turn % Math.round((minutes * 300) / LOOKS) === 0)
            looks[`${Math.round(turn / 300)} min`] = megabytes();
        }
        return looks;
      });
      return [name, seen];
    }),
  );
  console.log('\nmegabytes at five requests a second');
  console.table(Object.fromEntries(rows));
}

async function onServer(engine, use) {
  const { args, env } = startCommand();
  const server = await startOurs(await engine.place(), env, args);
  try {
    return await use(server.port, () => rounded(residentBytes(server.pid) / 2 ** 20));
  } finally {
    await server.stop();
    await engine.stop();
  }
}

/** Twenty requests as a working day brings them: mostly reading, one of them a new patient. */
async function cheapRequests(port) {
  const { headers, nth } = await seedOurs(port, 20);
  const api = '/api/apps/alecrim/entities';
  const create = (nome) => ({
    method: 'POST',
    path: `${api}/Paciente`,
    headers,
    body: JSON.stringify({ nome }),
  });
  const { id } = JSON.parse(await ask(port, create('Rui Alves')));
  const page = { path: `/VerCardapio?token=${nth(0).token}` };
  const { etag } = (await send(port, page)).headers;
  const times = (count, request) => Array.from({ length: count }, () => request);
  const requests = [
    ...times(1, (turn) => create(`Paciente ${turn}`)),
    ...times(2, (turn) => ({ path: `${api}/Cardapio/${nth(turn).id}`, headers })),
    ...times(1, () => ({ path: `${api}/Cardapio?limit=5`, headers })),
    ...times(4, () => ({ path: `${api}/Cardapio/count`, headers })),
    ...times(4, () => ({ path: `${api}/Paciente/${id}`, headers })),
    ...times(4, () => ({ ...page, headers: { 'if-none-match': etag } })),
    ...times(4, () => ({ path: '/api/health' })),
  ];
  return (turn) => requests[turn % requests.length](turn);
}

/** An unchanged page is an answer too. */
async function answered(port, request) {
  const { status } = await send(port, request);
  if (status !== 304 && (status < 200 || status > 299)) throw new Error(`${request.path}: ${status}`);
}
