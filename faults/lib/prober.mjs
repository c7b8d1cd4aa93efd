// Runs in its own thread and sends requests all the time, so that other work of this process does not delay it. It reads
// as fast as it gets answers, and saves a plan and signs in beside that.
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { url, pid, token, planId, folder, email, password, pauseMs = 5 } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const writers = new Agent({ keepAlive: true, maxSockets: 1 });
const json = { 'content-type': 'application/json' };
const path = `/api/apps/alecrim/entities/Cardapio/${planId}`;
const headers = { authorization: `Bearer ${token}` };
const [health, plan] = [
  { path: '/api/health', headers: {} },
  { path, headers },
];
/** @param {number} n */
const save = (n) => ({
  method: 'PUT',
  path,
  headers: { ...headers, ...json },
  body: JSON.stringify({ titulo: `Plano ${n}` }),
});
const signIn = {
  method: 'POST',
  path: '/api/apps/alecrim/auth/login',
  headers: json,
  body: JSON.stringify({ email, password }),
};
const none = () => ({ cpuMs: 0, asleepMs: 0, flushMs: 0, writeMs: 0, asked: 0, failed: 0, failure: '' });
let worst = none();

/**
 * Milliseconds of CPU time of the server's main thread, where the event loop runs; and milliseconds in which this
 * thread, the main thread or its helpers waited for a processor, or a virtual machine gave it none, which is the machine's
 * fault and not the server's.
 */
function times() {
  const others = readdirSync(`/proc/${pid}/task`).filter((task) => task !== String(pid));
  const main = scheduled(`/proc/${pid}/task/${pid}`);
  return {
    cpu: main.cpu,
    queued: main.queued + scheduled('/proc/thread-self').queued,
    others: new Map(others.map((task) => [task, scheduled(`/proc/${pid}/task/${task}`).queued])),
    processor: processorOf(pid),
    stolen: stolenFromProcessors(),
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

// The processor that a thread was last on: behind the name of the program, which may hold blanks.
const PROCESSOR_FIELD = 36;

/** @param {number} pid */
function processorOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[PROCESSOR_FIELD]);
}

/** For each processor, the milliseconds that the host of a virtual machine gave to others. It counts in steps of ten. */
const stolenFromProcessors = () =>
  readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => Number(line.split(' ')[8]) * 10);

/** @param {{ method?: string, path: string, headers: object, body?: string }} question */
const ask = ({ method, path, headers, body }, by = agent) =>
  new Promise((resolve) => {
    request(new URL(path, url), { method, agent: by, headers: { ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? '' : `${path} ${response.statusCode}`));
    })
      .on('error', (error) => resolve(`${path} ${error.message}`))
      .end(body);
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

/** How long another person's save or sign-in takes, without the time in which the machine had no processor for it. */
async function writeAgainAndAgain() {
  for (let i = 0; ; i++) {
    const before = times();
    const failure = await ask(email && i % 10 === 9 ? signIn : save(i), writers);
    const after = times();
    if (failure === '')
      worst.writeMs = Math.max(worst.writeMs, after.wall - before.wall - withoutProcessor(before, after));
    else note(failure);
    await new Promise((resolve) => setTimeout(resolve, Math.max(50, pauseMs)));
  }
}

/**
 * @param {ReturnType<typeof times>} before
 * @param {ReturnType<typeof times>} after
 */
function withoutProcessor(before, after) {
  const waited = [...after.others].map(([task, queued]) => queued - (before.others.get(task) ?? queued));
  const stolen = after.stolen.map((ms, i) => ms - (before.stolen[i] ?? ms));
  return after.queued - before.queued + Math.max(0, ...waited) + Math.max(0, ...stolen);
}

/**
 * A part of what was stolen is counted as CPU time of the thread that ran then: together they would be more than has passed.
 * @param {ReturnType<typeof times>} before
 * @param {ReturnType<typeof times>} after
 */
function cpuIn(before, after) {
  const at = after.processor;
  const stolen = before.processor === at ? (after.stolen[at] ?? 0) - (before.stolen[at] ?? 0) : 0;
  return Math.max(0, Math.min(after.cpu - before.cpu, after.wall - before.wall - stolen));
}

/** @param {unknown} failure */
function note(failure) {
  worst.failed++;
  worst.failure = String(failure);
}

void writeAgainAndAgain();

for (let i = 0; ; i++) {
  const before = times();
  const failure = await ask(i % 2 === 0 ? health : plan);
  const after = times();
  const cpu = cpuIn(before, after);
  const asleep = Math.max(0, after.wall - before.wall - cpu - withoutProcessor(before, after));
  worst.cpuMs = Math.max(worst.cpuMs, cpu);
  worst.asleepMs = Math.max(worst.asleepMs, asleep);
  worst.asked++;
  if (failure !== '') note(failure);
  if (worst.asked >= tellsAfter) {
    parentPort?.postMessage(worst);
    worst = none();
    tellsAfter = Number.POSITIVE_INFINITY;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
