import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/lib/free-port.mjs';
import { tempFolder } from '../scripts/lib/temp-folder.mjs';
import { send } from './lib/client.mjs';
import { cpuOf } from './lib/processes.mjs';
import { keep } from './lib/report.mjs';
import { startCommand } from './lib/start-command.mjs';
import { median, rounded } from './lib/statistics.mjs';

/** The most seconds until the first answer. */
const BUDGET = 1.2;

/** Measures a start of the built product, as `npm start` runs it but without npm: the time until the first answer. */
export async function start({ rounds = 3 }) {
  const results = [];
  for (let round = -1; round < rounds; round++) {
    const result = await startOnce();
    // The first round only warms up.
    if (round >= 0) results.push(result);
  }
  const figures = {
    seconds: rounded(median(results.map(({ seconds }) => seconds))),
    'seconds of CPU': rounded(median(results.map(({ cpu }) => cpu))),
    budget: BUDGET,
  };
  console.dir(figures);
  keep('start', { 'second start': figures });
}

async function startOnce() {
  const folder = tempFolder('alecrim-bench');
  const port = await freePort();
  const begin = performance.now();
  const { args, env } = startCommand();
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      DATA_DIR: folder.path,
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
    stdio: 'ignore',
  });
  const killNow = () => child.kill('SIGKILL');
  process.on('exit', killNow);
  while ((await send(port, { path: '/api/health' }).catch(() => ({}))).status !== 200) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await sleep(10);
  }
  const seconds = (performance.now() - begin) / 1000;
  const cpu = cpuOf([child.pid]) / 1000;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  process.off('exit', killNow);
  folder.remove();
  return { seconds, cpu };
}
