import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPasswords } from '../apps/server/src/accounts/passwords/passwords.ts';
import { insertUser } from '../apps/server/src/accounts/people/users.ts';
import { startSession } from '../apps/server/src/accounts/sessions/sessions.ts';
import { openDatabase } from '../apps/server/src/platform/db/open.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { fillAccount } from '../apps/server/src/testing/costly-account.ts';
import type { Fixtures } from '../apps/server/src/testing/costly-requests.ts';
import { aLargestRecord, largePlan, slowPlan } from '../apps/server/src/testing/largest-records.ts';
import { type CostlyRequest, costlyOf, sendCostly } from '../apps/server/src/testing/send-costly.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { CannotRun, claim, type Fault } from './fault.ts';
import { clientOf, PASSWORD, signUp } from './lib/client.ts';
import { storeWhatIsDue } from './lib/due-for-clean-up.ts';
import { addNames, addVersions, copyPlan, manyFoods } from './lib/large-plans.ts';
import { inWords, LIMIT_MS, startProber, type Worst } from './lib/prober.ts';
import { joinRooms } from './lib/room-socket.ts';
import { routesOfProduct } from './lib/routes-of-product.ts';
import type { World } from './world.ts';

// How long another person's save or sign-in may take.
const WRITE_LIMIT_MS = 1_000;
// Disk and database waits may be this many times longer than those of the idle server in the same run.
const NOISE = 10;
// Of each entity; plans are copied beside that.
const STORED = 4;
const CLEAN_UP = 'hourly clean-up';
const CLEAN_UP_WITHIN = 300_000;
/** While a costly request is being written: only the requests whose name this regular expression finds are sent. */
const only = process.env.R33_ONLY;

interface Seen {
  name: string;
  worst: Worst;
  wrong: string;
  status: number;
  tookMs: number;
}

export const costlyRequestsFault: Fault = {
  number: 'R33',
  title: 'the most expensive request of every route, and the hourly clean-up, while another client asks',
  engines: ['sqlite', 'postgres'],
  // Minutes of computing. In every run costly-requests.test.ts sends the same requests with small bodies, and
  // bounds.test.ts holds every route to its bound.
  shortOn: [],
  longBeside: 'nothing',
  async run(world) {
    if (!existsSync('/proc/self/schedstat'))
      throw new CannotRun('It counts the CPU time of one thread (Linux).');
    const first = await world.start();
    const { token } = await signUp(first.url);
    const { known, other } = await fill(world, first.url, token);
    await first.kill('SIGTERM');
    // The clean-up begins a second after the start.
    const metricsPort = await freePort();
    const server = await world.start({ METRICS_PORT: String(metricsPort) });
    const prober = startProber({
      url: server.url,
      pid: server.pid,
      folder: dirname(world.dataDir),
      ...other,
    });
    const rooms = await joinRooms(server.url, token);
    const seen: Seen[] = [];
    const measured = async (name: string, work: () => Promise<{ status: number; wrong: string }>) => {
      await prober.worst();
      const begin = performance.now();
      const done = await work().catch((error: Error) => {
        throw new Error(`${name}: ${error.message}\n${server.logs()}`);
      });
      const tookMs = performance.now() - begin;
      seen.push({ name: `${name} ${done.status}`, worst: await prober.worst(), ...done, tookMs });
      claim(server.isRunning(), `${name}: the server is gone.\n${server.logs()}`);
    };
    try {
      await measured(CLEAN_UP, () => cleanedUp(metricsPort, server.logs));
      await sleep(5_000);
      await prober.worst();
      await sleep(5_000);
      const idle = await prober.worst();
      for (const { name, choices } of requestsOf(costlyOf(await routesOfProduct(), known)))
        await measured(name, async () => {
          const answer = await sendCostly(server.url, token, choices);
          if (writesMany(choices)) await rooms.quiet();
          return answer;
        });
      claim(only !== undefined || rooms.heard() > 1_000, `The socket heard only ${rooms.heard()} changes.`);
      return judged(seen, idle);
    } finally {
      rooms.leave();
      await prober.stop();
    }
  },
};

const requestsOf = (all: CostlyRequest[]) =>
  only ? all.filter(({ name }) => new RegExp(only).test(name)) : all;

const writesMany = ([choice]: CostlyRequest['choices']) =>
  choice !== undefined &&
  choice.method !== 'GET' &&
  /\/entities\/\w+(\/(bulk|update-many|upsert|import))?$|\/functions\/restaurar/.test(choice.path);

/** Waits until the clean-up has run once. A step of it that fails is in the log. */
async function cleanedUp(metricsPort: number, logs: () => string) {
  const isOver = async () =>
    (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).includes(
      'job_duration_seconds_count{job="housekeeping"',
    );
  for (const end = Date.now() + CLEAN_UP_WITHIN; !(await isOver()); await sleep(100))
    claim(Date.now() < end, `The clean-up is not over after ${CLEAN_UP_WITHIN / 1000} s.`);
  const failure = /.*a housekeeping step failed.*/.exec(logs())?.[0];
  return { status: 200, wrong: failure ?? '' };
}

/** The result in one line; throws when somebody has waited too long, or a request was refused before its work. */
function judged(seen: readonly Seen[], idle: Worst): string {
  const isAsleep = ({ asleepMs, flushMs }: Worst) =>
    asleepMs > LIMIT_MS + NOISE * idle.asleepMs + 2 * flushMs;
  const isSlowToWrite = ({ writeMs, flushMs }: Worst) =>
    writeMs > WRITE_LIMIT_MS + idle.writeMs + 2 * flushMs;
  const slow = seen
    .filter(
      ({ worst }) => worst.cpuMs > LIMIT_MS || isAsleep(worst) || isSlowToWrite(worst) || worst.failed > 0,
    )
    .map(({ name, worst }) => `${name}: ${inWords(worst)}`);
  const wrong = seen.filter(({ wrong }) => wrong).map(({ name, wrong }) => `${name} ${wrong}`);
  // Both lists, because a run takes minutes.
  const faults = [
    ...(slow.length > 0 ? [`Others wait: ${slow.join('; ')} (idle: ${inWords(idle)})`] : []),
    ...(wrong.length > 0 ? [`Requests that did not do their work: ${wrong.join('; ')}`] : []),
  ];
  claim(faults.length === 0, faults.join(' — '));
  const [longest, ...next] = seen.toSorted((a, b) => b.worst.cpuMs - a.worst.cpuMs).slice(0, 6);
  const slowest = seen.reduce((a, b) => (b.tookMs > a.tookMs ? b : a));
  const toWrite = seen.reduce((a, b) => (b.worst.writeMs > a.worst.writeMs ? b : a));
  return `${seen.length} requests, the slowest answered in ${(slowest.tookMs / 1000).toFixed(1)} s (${slowest.name}), others asked ${seen.reduce((n, { worst }) => n + worst.asked, 0)} times; the longest wait ${longest ? `${inWords(longest.worst)} (${longest.name})` : 'none'}, then ${next.map(({ name, worst }) => `${Math.round(worst.cpuMs)} (${name})`).join(', ')}, to write ${inWords(toWrite.worst)} (${toWrite.name}), idle ${inWords(idle)}`;
}

/** Stores the largest records of every entity, a hundred of the largest plans with versions, and what the clean-up removes; and creates the second account, which asks. */
async function fill(world: World, url: string, token: string) {
  const plan = largePlan();
  const account = { url, token, email: 'dona@example.com', password: PASSWORD };
  const known: Fixtures = await fillAccount({
    ...account,
    bodyOf: aLargestRecord,
    slowPlan: slowPlan(),
    printedPlans: [16, 12, 9, 7, 5, 3].map((meals) => ({ ...largePlan(meals), mostrar_compras: true })),
    stored: STORED,
    most: 5_000,
    table: `${'nome,'.repeat(200_000)}fim\n${'Ana,'.repeat(200_000)}x\n`,
    side: 6_000,
  });
  const { patient, userId, records } = known;
  const [planId = ''] = records.Cardapio.ids;
  const small = {
    titulo: 'Plano',
    refeicoes: plan.refeicoes.slice(0, 1).map((meal) => ({ ...meal, opcoes: [] })),
  };
  await clientOf(url, token).need('POST', '/entities/Alimento/bulk', manyFoods(2_000));
  const { db, close } = openDatabase(world, { exclusive: false });
  try {
    const deps = { db, now: () => new Date(), newId };
    const email = 'caio@example.com';
    const passwordHash = await createPasswords().hash(PASSWORD, email);
    // Signs in again and again, which ends the oldest sessions of that account. The last administrator could not leave.
    await insertUser(deps, { email, passwordHash, isVerified: true, role: 'admin' });
    const bia = await insertUser(deps, { email: 'bia@example.com', passwordHash: null, isVerified: true });
    const otherToken = await startSession(deps, bia.id);
    const { id: otherPlan } = await clientOf(url, otherToken).need('POST', '/entities/Cardapio', small);
    const [saved = '', ...ofPatient] = await copyPlan(db, planId, 15);
    records.Cardapio.ids.unshift(saved);
    records.Cardapio.ids.push(...ofPatient);
    records.Cardapio.ids.push(...(await copyPlan(db, planId, 80, { paciente_id: null })));
    const binned = { paciente_id: null, deleted_date: new Date().toISOString() };
    records.Cardapio.binned.push(...(await copyPlan(db, planId, 200, binned)));
    const content = JSON.stringify({ ...plan, paciente_id: patient });
    await addVersions(db, saved, userId, content, 100);
    await addVersions(db, records.Cardapio.binned[1] ?? '', userId, content, 100);
    await addNames(db, patient, userId, 60);
    const [gone = ''] = records.Paciente.binned.splice(-1);
    await storeWhatIsDue(db, { planId, ownerId: userId, content, patientId: gone });
    return { known, other: { token: otherToken, planId: otherPlan, email, password: PASSWORD } };
  } finally {
    await close();
  }
}
