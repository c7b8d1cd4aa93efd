import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atOnce } from '../apps/server/src/platform/http/limits.ts';
import { rawClient, rawRequest } from '../apps/server/src/testing/raw-client.ts';
import { CannotRun, claim, type Fault } from './fault.ts';
import { signUp } from './lib/client.ts';
import { attacks, login, many, settings, type Target } from './lib/connection-attacks.ts';
import { longGuidance } from './lib/large-plans.ts';
import { inWords, LIMIT_MS, startProber, type Worst } from './lib/prober.ts';

// A leak of one address's share shows when three addresses have leaked theirs.
const ROUNDS = 3;
// What a connection without progress may hold, and some time for a busy machine.
const GIVEN_BACK_WITHIN = 90_000;
// A place is given or refused at once, so this only bounds how long a busy machine may take.
const ANSWERS_WITHIN = 60_000;
// More often, and the limit of requests from one address would answer.
const TRY_EVERY = 6_000;

export const heldPlaces: Fault = {
  number: 'R34',
  title: 'anonymous connections that are cut, half sent, half open or never read',
  engines: ['sqlite', 'postgres'],
  shortOn: ['sqlite'],
  // An attack waits for limits of 15 seconds, and holds half of all places: each part has a server of its own.
  shortParts: 4,
  // Its answers are held to a limit too. The short form runs beside little else, and waits most of the time.
  longBeside: 'the other engine',
  async run(world, { index, of }) {
    if (!existsSync('/proc/self/schedstat'))
      throw new CannotRun(
        'It counts the CPU time of one thread and uses several loopback addresses (Linux).',
      );
    // The usual limits are what is tried here.
    const server = await world.start({ RATE_LIMIT_SCALE: '1' });
    const { client, token } = await signUp(server.url);
    const plan = await client.need('POST', '/entities/Cardapio', longGuidance());
    const small = await client.need('POST', '/entities/Cardapio', { titulo: 'Plano', refeicoes: [] });
    const port = Number(new URL(server.url).port);
    const target = { url: server.url, port, link: plan.token_publico, from: '127.0.0.1' };
    const prober = startProber({
      url: server.url,
      pid: server.pid,
      folder: dirname(world.dataDir),
      token,
      planId: small.id,
      pauseMs: 150,
    });
    const seen: { name: string; worst: Worst }[] = [];
    try {
      await serves(target, 'before', token);
      for (const [number, { name, begin }] of attacks.entries()) {
        if (number % of !== index) continue;
        await prober.worst();
        for (let round = 1; round <= ROUNDS; round++) {
          const attacker = { ...target, from: `127.0.${number + 1}.${round}` };
          const clients = await begin(attacker);
          try {
            await sleep(1_000);
            await serves(target, `${name}, during`, round === 1 ? token : undefined);
            // The first connections are left to the server; the others are cut.
            if (round > 1) continue;
            const isGone = await until(() => isFree(attacker), GIVEN_BACK_WITHIN, TRY_EVERY);
            claim(isGone, `${name}: places are not given back.\n${server.logs().slice(-2_000)}`);
          } finally {
            for (const { socket } of clients) socket.destroy();
          }
        }
        await serves(target, `${name}, after`);
        seen.push({ name, worst: await prober.worst() });
        claim(server.isRunning(), `${name}: the server is gone.\n${server.logs()}`);
      }
      const held = seen.filter(({ worst }) => worst.cpuMs > LIMIT_MS || worst.failed > 0);
      claim(
        held.length === 0,
        `Others wait: ${held.map(({ name, worst }) => `${name}: ${inWords(worst)}, ${worst.failed} of ${worst.asked} failed ${worst.failure}`).join('; ')}`,
      );
      const slow = world.isLong ? `; ${await slowUpload(target.port, token)}` : '';
      const most = seen.reduce((a, b) => (b.worst.cpuMs > a.worst.cpuMs ? b : a));
      return `${seen.length} attacks, everything given back; the longest wait ${inWords(most.worst)} (${most.name})${slow}`;
    } finally {
      await prober.stop();
    }
  },
};

/** A newcomer with a new connection: health, a request without a body, one with a body, and a person's upload. */
async function serves({ url, link }: Target, when: string, token?: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob(['x'.repeat(3_000_000)]), 'arquivo.txt');
  const json = { 'content-type': 'application/json', connection: 'close' };
  const requests: [string, RequestInit][] = [
    ['/api/health', {}],
    [settings, {}],
    [
      '/api/apps/alecrim/functions/buscarCardapioPublico',
      { method: 'POST', headers: json, body: JSON.stringify({ token: link }) },
    ],
  ];
  const upload = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
  if (token) requests.push(['/api/apps/alecrim/integration-endpoints/Core/UploadPrivateFile', upload]);
  for (const [path, init] of requests) {
    const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN) }).catch(
      (error: Error) => {
        throw new Error(`${when}: ${path}: ${error.message}`);
      },
    );
    const text = await answer.text();
    claim(answer.status === 200, `${when}: ${path} answers ${answer.status} ${text.slice(0, 200)}`);
  }
}

/** Whether the attacker's address has its whole share again: so many bodies of it may arrive at once. */
async function isFree(attacker: Target): Promise<boolean> {
  const half = rawRequest('POST', login, {
    headers: { 'Content-Type': 'application/json' },
    body: '{',
    length: 2,
  });
  const clients = await many(attacker, atOnce.requestsOfVisitors.max, half);
  try {
    await sleep(500);
    return clients.every(({ socket, statuses }) => !socket.destroyed && statuses().length === 0);
  } finally {
    for (const { socket } of clients) socket.destroy();
  }
}

async function until(holds: () => Promise<boolean>, within: number, every = 1_000): Promise<boolean> {
  const end = Date.now() + within;
  while (Date.now() < end) {
    if (await holds()) return true;
    await sleep(every);
  }
  return false;
}

/** 8 MB at 1 Mbit/s: about a minute, and it succeeds. */
async function slowUpload(port: number, token: string): Promise<string> {
  const piece = 'x'.repeat(12_500);
  const form = [
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    ...Array<string>(640).fill(piece),
    '\r\n--x--\r\n',
  ];
  const begin = performance.now();
  const client = await rawClient(
    port,
    rawRequest('POST', '/api/apps/alecrim/integration-endpoints/Core/UploadPrivateFile', {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      length: form.join('').length,
    }),
  );
  for (const piece of form) {
    client.socket.write(piece);
    await sleep(100);
  }
  await until(async () => client.statuses().length > 0 || client.socket.destroyed, 10_000);
  client.socket.destroy();
  const seconds = Math.round((performance.now() - begin) / 1000);
  claim(client.statuses()[0] === 200, `8 MB in ${seconds} s: ${client.answer().slice(0, 300) || 'cut'}`);
  return `8 MB uploaded in ${seconds} s`;
}
