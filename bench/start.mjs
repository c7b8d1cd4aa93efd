import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/lib/free-port.mjs';
import { tempFolder } from '../scripts/lib/temp-folder.mjs';
import { send } from './lib/client.mjs';
import { cpuOf, residentBytes } from './lib/processes.mjs';
import { keep } from './lib/report.mjs';
import { median, rounded } from './lib/statistics.mjs';

// Long enough for the background work of a start to end.
const IDLE_SECONDS = 20;

/** Measures a start of the built product: the time until the first answer, and the idle memory. */
export async function start({ rounds = 3 }) {
  const results = [];
  for (let round = -1; round < rounds; round++) {
    const result = await startOnce(round === rounds - 1);
    if (round >= 0) results.push(result);
  }
  const figures = {
    seconds: rounded(median(results.map(({ seconds }) => seconds))),
    'seconds of CPU': rounded(median(results.map(({ cpu }) => cpu))),
    'megabytes when idle': rounded(results.at(-1).megabytes),
    budgets: { seconds: 2, megabytes: 150 },
  };
  console.dir(figures);
  keep('start', figures);
}

async function startOnce(waits) {
  const folder = tempFolder('alecrim-bench');
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, ['--enable-source-maps', 'scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder.path,
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
    stdio: 'ignore',
  });
  while ((await send(port, { path: '/api/health' }).catch(() => ({}))).status !== 200) await sleep(10);
  const seconds = (performance.now() - begin) / 1000;
  const cpu = cpuOf([child.pid]) / 1000;
  if (waits) await sleep(IDLE_SECONDS * 1000);
  const megabytes = residentBytes(child.pid) / 2 ** 20;
  child.kill('SIGTERM');
  await once(child, 'exit');
  folder.remove();
  return { seconds, cpu, megabytes };
}
