// Runs in its own thread and sends requests all the time, so that other work of this process does not delay it.
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { url, pid, token, planId, folder, pauseMs = 5 } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const [health, plan] = [
  { path: '/api/health', headers: {} },
  { path: `/api/apps/alecrim/entities/Cardapio/${planId}`, headers: { authorization: `Bearer ${token}` } },
];
let worst = { cpuMs: 0, asleepMs: 0, flushMs: 0, asked: 0, failed: 0, failure: '' };

/**
 * Milliseconds of CPU time of the server's main thread, where the event loop runs; and milliseconds in which this
 * thread, the main thread or its helpers waited for a processor, which is the machine's fault and not the server's.
 */
function times() {
  const others = readdirSync(`/proc/${pid}/task`).filter((task) => task !== String(pid));
  const main = scheduled(`/proc/${pid}/task/${pid}`);
  return {
    cpu: main.cpu,
    queued: main.queued + scheduled('/proc/thread-self').queued,
    others: new Map(others.map((task) => [task, scheduled(`/proc/${pid}/task/${task}`).queued])),
    wall: performance.now(),
  };
}

/** @param {string} task */
function scheduled(task) {
  try {
    const [cpu = 0, queued = 0] = readFileSync(`${task}/schedstat`, 'utf8').split(' ').map(Number);
    return { cpu: cpu / 1e6, queued: queued / 1e6 };
  } catch {
    // The thread has just ended.
    return { cpu: 0, queued: 0 };
  }
}

/** @param {{ path: string, headers: object }} question */
const ask = ({ path, headers }) =>
  new Promise((resolve) => {
    get(new URL(path, url), { agent, headers: { ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? '' : `${path} ${response.statusCode}`));
    }).on('error', (error) => resolve(`${path} ${error.message}`));
  });

// Requests that are under way when the result is asked for still belong to it, so it waits for two more answers.
let tellsAfter = Number.POSITIVE_INFINITY;
parentPort?.on('message', () => {
  tellsAfter = worst.asked + 2;
});

/** Measures how long a flush takes on this disk, for comparison. */
async function flushAgainAndAgain() {
  const file = await open(join(folder, 'flushed'), 'w', 0o600);
  for (;;) {
    const begun = performance.now();
    await file.write('x', 0);
    await file.sync();
    worst.flushMs = Math.max(worst.flushMs, performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
void flushAgainAndAgain();

for (let i = 0; ; i++) {
  const before = times();
  const failure = await ask(i % 2 === 0 ? health : plan);
  const after = times();
  const cpu = after.cpu - before.cpu;
  const waited = [...after.others].map(([task, queued]) => queued - (before.others.get(task) ?? queued));
  const queued = after.queued - before.queued + Math.max(0, ...waited);
  const asleep = Math.max(0, after.wall - before.wall - cpu - queued);
  worst = {
    cpuMs: Math.max(worst.cpuMs, cpu),
    asleepMs: Math.max(worst.asleepMs, asleep),
    flushMs: worst.flushMs,
    asked: worst.asked + 1,
    failed: worst.failed + (failure ? 1 : 0),
    failure: failure || worst.failure,
  };
  if (worst.asked >= tellsAfter) {
    parentPort?.postMessage(worst);
    worst = { cpuMs: 0, asleepMs: 0, flushMs: 0, asked: 0, failed: 0, failure: '' };
    tellsAfter = Number.POSITIVE_INFINITY;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
