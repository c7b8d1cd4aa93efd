import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../../../scripts/lib/child.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';

const startsWithinMs = 30_000;
// Longer than a script or a page may take, see session.ts.
const answersWithinMs = 90_000;

/** Each worker has its own screen: two windows on one screen would compete for the keyboard focus. */
export async function startDisplay() {
  // Xvfb looks for a free number itself and writes it on a line of its output, which may also hold warnings.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = startChild('Xvfb', args, { output: 'keep' });
  const number = () => /^\d+$/m.exec(xvfb.output())?.[0];
  await until('Xvfb', xvfb, async () => number() !== undefined);
  return { name: `:${number()}`, stop: xvfb.stop };
}

/** WebKitWebDriver, which serves one session at a time. */
export async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    output: 'keep',
  });
  const status = () => fetch(`${url}/status`).then(({ ok }) => ok);
  await until('WebKitWebDriver', child, () => status().catch(() => false));

  /** The shape of the answer depends on the command. */
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<any> => {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    const { value } = (await response.json()) as { value: any };
    if (response.ok) return value;
    throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  };
  return { send, stop: child.stop };
}

async function until(name: string, child: ReturnType<typeof startChild>, isReady: () => Promise<boolean>) {
  let hasEnded = false;
  void child.ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + startsWithinMs;
  while (!(await isReady())) {
    if (hasEnded || Date.now() > deadline) throw new Error(`${name} did not start:\n${child.output()}`);
    await sleep(20);
  }
}
