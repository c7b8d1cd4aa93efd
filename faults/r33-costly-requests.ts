import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPasswords } from '../apps/server/src/accounts/passwords/passwords.ts';
import { insertUser } from '../apps/server/src/accounts/people/users.ts';
import { startSession } from '../apps/server/src/accounts/sessions/sessions.ts';
import { openDatabase } from '../apps/server/src/platform/db/open.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { type Costly, costlyRequests, type Known } from '../apps/server/src/testing/costly-requests.ts';
import type { Route } from '../apps/server/src/testing/trail-of-routes.ts';
import { CannotRun, claim, type Fault } from './fault.ts';
import { clientOf, PASSWORD, signUp } from './lib/client.ts';
import { addNames, addVersions, copyPlan, largePlan, manyFoods, slowPlan } from './lib/large-plans.ts';
import { inWords, LIMIT_MS, startProber, type Worst } from './lib/prober.ts';
import { routesOfProduct } from './lib/routes-of-product.ts';
import type { World } from './world.ts';

// How long another person's save or sign-in may take.
const WRITE_LIMIT_MS = 1_000;
// Disk and database waits may be this many times longer than those of the idle server in the same run.
const NOISE = 10;
const tooMuch = [400, 413, 422];

export const costlyRequestsFault: Fault = {
  number: 'R33',
  title: 'the most expensive request of every route, while another client asks',
  engines: ['sqlite', 'postgres'],
  // Two minutes of computing. In every run costly-requests.test.ts and bounds.test.ts hold every route to its bound.
  shortOn: [],
  isDemanding: true,
  async run(world) {
    if (!existsSync('/proc/self/schedstat'))
      throw new CannotRun('It counts the CPU time of one thread (Linux).');
    const server = await world.start();
    const { token } = await signUp(server.url);
    const { known, other } = await fill(world, server.url, token);
    const prober = startProber({
      url: server.url,
      pid: server.pid,
      folder: dirname(world.dataDir),
      ...other,
    });
    try {
      await prober.worst();
      await sleep(world.isLong ? 5_000 : 1_500);
      const idle = await prober.worst();
      const seen: { name: string; worst: Worst; status: number; tookMs: number }[] = [];
      for (const { name, choices } of requestsOf(await routesOfProduct(), known, world.isLong)) {
        await prober.worst();
        const begin = performance.now();
        const status = await firstAllowed(server.url, token, choices).catch((error: Error) => {
          throw new Error(`${name}: ${error.message}`);
        });
        const tookMs = performance.now() - begin;
        seen.push({ name: `${name} ${status}`, worst: await prober.worst(), status, tookMs });
        const isSignedIn = status !== 401 || (choices[0]?.isAnonymous ?? false);
        claim(isSignedIn, `${name}: nobody is signed in, so it costs nothing.`);
        claim(server.isRunning(), `${name}: the server is gone.\n${server.logs()}`);
      }
      const isAsleep = ({ asleepMs, flushMs }: Worst) =>
        asleepMs > LIMIT_MS + NOISE * idle.asleepMs + 2 * flushMs;
      const isSlowToWrite = ({ writeMs, flushMs }: Worst) =>
        writeMs > WRITE_LIMIT_MS + idle.writeMs + 2 * flushMs;
      const slow = seen
        .filter(
          ({ worst }) =>
            worst.cpuMs > LIMIT_MS || isAsleep(worst) || isSlowToWrite(worst) || worst.failed > 0,
        )
        .map(({ name, worst }) => `${name}: ${inWords(worst)}`);
      const broken = seen.filter(({ status }) => status === 500).map(({ name }) => name);
      claim(slow.length === 0, `Others wait: ${slow.join('; ')} (idle: ${inWords(idle)})`);
      claim(broken.length === 0, `A failure of the server itself: ${broken.join('; ')}`);
      const most = seen.reduce((a, b) => (b.worst.cpuMs > a.worst.cpuMs ? b : a));
      const slowest = seen.reduce((a, b) => (b.tookMs > a.tookMs ? b : a));
      const toWrite = seen.reduce((a, b) => (b.worst.writeMs > a.worst.writeMs ? b : a));
      return `${seen.length} requests, the slowest answered in ${(slowest.tookMs / 1000).toFixed(1)} s (${slowest.name}), others asked ${seen.reduce((n, { worst }) => n + worst.asked, 0)} times; the longest wait ${inWords(most.worst)} (${most.name}), to write ${inWords(toWrite.worst)} (${toWrite.name}), idle ${inWords(idle)}`;
    } finally {
      await prober.stop();
    }
  },
};

/** Stores a hundred of the largest plans (thirty in the short form) with versions, and creates the second account, which asks. */
async function fill(world: World, url: string, token: string) {
  const client = clientOf(url, token);
  const plan = largePlan();
  const { id: patient } = await client.need('POST', '/entities/Paciente', { nome: 'Marina' });
  const first = await client.need('POST', '/entities/Cardapio', { ...plan, paciente_id: patient });
  const small = {
    titulo: 'Plano',
    refeicoes: plan.refeicoes.slice(0, 1).map((meal) => ({ ...meal, opcoes: [] })),
  };
  const { db, close } = openDatabase(world, { exclusive: false });
  try {
    const deps = { db, now: () => new Date(), newId };
    const email = 'caio@example.com';
    const passwordHash = await createPasswords().hash(PASSWORD);
    // Signs in again and again, which ends the oldest sessions of that account.
    await insertUser(deps, { email, passwordHash, isVerified: true });
    const bia = await insertUser(deps, { email: 'bia@example.com', passwordHash: null, isVerified: true });
    const otherToken = await startSession(deps, bia.id);
    const { id: planId } = await clientOf(url, otherToken).need('POST', '/entities/Cardapio', small);
    const ofPatient = await copyPlan(db, first.id, world.isLong ? 19 : 5);
    const others = await copyPlan(db, first.id, world.isLong ? 80 : 24, { paciente_id: null });
    const content = JSON.stringify({ ...plan, paciente_id: patient });
    await addVersions(db, ofPatient[0] ?? '', first.created_by_id, content, world.isLong ? 100 : 5);
    await addNames(db, patient, first.created_by_id, 60);
    const slow = await client.need('POST', '/entities/Cardapio', slowPlan());
    await client.need('POST', '/entities/Alimento/bulk', manyFoods(2_000));
    const known: Known = {
      plan,
      slowPlan: slowPlan(),
      slowToken: slow.token_publico,
      tableUrl: await uploadTable(url, token),
      ids: [first.id, ...others, ...ofPatient],
      token: first.token_publico,
      patient,
      userId: first.created_by_id,
      password: PASSWORD,
    };
    return { known, other: { token: otherToken, planId, email, password: PASSWORD } };
  } finally {
    await close();
  }
}

async function uploadTable(url: string, token: string): Promise<string> {
  const form = new FormData();
  form.append(
    'file',
    new Blob([`${'nome,'.repeat(200_000)}fim\n${'Ana,'.repeat(200_000)}x\n`]),
    'tabela.csv',
  );
  const response = await fetch(`${url}/api/apps/alecrim/integration-endpoints/Core/UploadPrivateFile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await response.json()) as { file_uri: string }).file_uri;
}

/** The short form sends each kind of request once, for the entity with the largest lists only. */
function requestsOf(routes: readonly Route[], known: Known, isLong: boolean) {
  const kinds = new Set<unknown>();
  const isNew = (choice: unknown) => isLong || (!kinds.has(choice) && kinds.add(choice));
  const wanted = routes.filter(({ path }) => isLong || !/\/entities\/(?!Cardapio|User)/.test(path));
  const requests = wanted.flatMap((route) =>
    (costlyRequests(route) ?? []).filter(isNew).map((choice) => {
      const choices = choice(known).map((request) => ({ ...route, ...request }));
      const path = route.path.replace('/api/apps/alecrim', '');
      return { name: `${route.method} ${path} ${choices[0]?.params?.name ?? ''}`.trim(), choices };
    }),
  );
  const isLast = ({ choices }: (typeof requests)[number]) => choices[0]?.isLast ?? false;
  return [...requests.filter((request) => !isLast(request)), ...requests.filter(isLast)];
}

async function firstAllowed(url: string, token: string, choices: (Route & Costly)[]): Promise<number> {
  let status = 0;
  for (const choice of choices) {
    status = await send(url, token, choice);
    if (!tooMuch.includes(status)) break;
  }
  return status;
}

async function send(url: string, token: string, request: Route & Costly): Promise<number> {
  const { method, params = {}, query, body, file, isAnonymous } = request;
  const path = request.path.replace(/:(\w+)/g, (_, name) => params[name] ?? 'x').replace(/\*$/, 'x');
  const form = new FormData();
  if (file !== undefined) form.append('file', new Blob([file]), 'arquivo.txt');
  const response = await fetch(`${url}${path}${query ? `?${query}` : ''}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(!isAnonymous && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: file !== undefined ? form : body === undefined ? undefined : JSON.stringify(body),
    // The largest import takes seconds of processor time, and a busy machine gives it a part of a processor.
    signal: AbortSignal.timeout(240_000),
  });
  // The body is read and dropped, because an export is too large to keep.
  for await (const _ of response.body ?? []);
  return response.status;
}
