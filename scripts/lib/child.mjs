import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { root } from './root.mjs';
import { beforeShutdown } from './shutdown.mjs';

const isWindows = process.platform === 'win32';
const graceMs = 10_000;
// Enough output to explain a failure, and small enough to keep in memory for hours.
const keptCharacters = 200_000;

/**
 * @typedef {object} ChildOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {'show' | 'keep'} [output] show it as it comes, or keep it to show after a failure
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [stopSignal]
 * @property {(chunk: string) => void} [onOutput] sees kept output as it comes
 * @property {boolean} [isBackground] gives way to what runs beside it
 *
 * @typedef {object} Ended
 * @property {number | null} code
 * @property {string} output
 *
 * @typedef {object} Child
 * @property {number | undefined} pid
 * @property {Promise<Ended>} ended
 * @property {() => Promise<void>} stop
 * @property {() => string} output
 */

/** @param {number} pid the first process of a session */
function giveWay(pid) {
  setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    // Where Linux shares the processor between sessions, a priority counts within its session only.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Another system, or one without these groups.
  }
}

/**
 * Starts a program in its own process group, so that stopping it also ends its children.
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Child}
 */
export function startChild(command, args, options = {}) {
  const { env = process.env, cwd = root, output = 'show', uid, gid, stopSignal = 'SIGTERM' } = options;
  const stdio = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    env,
    cwd,
    stdio: ['ignore', stdio, stdio],
    detached: !isWindows,
    ...(uid === undefined ? {} : { uid, gid }),
  });
  if (options.isBackground && child.pid !== undefined) giveWay(child.pid);
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      kept = (kept + chunk).slice(-keptCharacters);
      options.onOutput?.(chunk);
    });
  }

  const forget = beforeShutdown(stop);
  const killNow = () => killGroup(child.pid, 'SIGKILL');
  process.on('exit', killNow);

  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      kept += `${error.message}\n`;
      // A program that did not start has no close event.
      if (child.pid === undefined) resolve({ code: null, output: kept });
    });
    // Children that stay behind would keep the output open and outlive this process.
    child.on('exit', killNow);
    child.on('close', (code) => resolve({ code, output: kept }));
  });
  const released = ended.then(() => {
    forget();
    process.off('exit', killNow);
  });

  async function stop() {
    killGroup(child.pid, stopSignal);
    const timer = setTimeout(killNow, graceMs);
    await released;
    clearTimeout(timer);
  }

  return { pid: child.pid, ended: released.then(() => ended), stop, output: () => kept };
}

/**
 * Runs a program to its end, or to its time limit.
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions & { limitMs?: number }} [options]
 * @returns {Promise<Ended & { ok: boolean, timedOut: boolean }>}
 */
export async function run(command, args, { limitMs = 10 * 60_000, ...options } = {}) {
  const child = startChild(command, args, options);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void child.stop();
  }, limitMs);
  const ended = await child.ended;
  clearTimeout(timer);
  return { ...ended, timedOut, ok: ended.code === 0 && !timedOut };
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function killGroup(pid, signal) {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}
