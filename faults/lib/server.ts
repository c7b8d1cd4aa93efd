import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
// Generous, because a busy machine starts slowly.
const READY_WITHIN = 120_000;

export interface Server {
  url: string;
  pid: number;
  isRunning(): boolean;
  logs(): string;
  /** Returns the exit code, or null when the signal killed the process. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server and waits until it answers. */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-100_000);
    });
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  void exit.then(() => process.off('exit', endWithUs));

  const url = `http://127.0.0.1:${env.PORT}`;
  const deadline = Date.now() + READY_WITHIN;
  while (isRunning() && Date.now() < deadline) {
    const isReady = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) {
      return {
        url,
        pid: child.pid ?? 0,
        isRunning,
        logs: () => output,
        kill(signal) {
          child.kill(signal);
          return exit;
        },
      };
    }
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${output}`);
}
