import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** Starts a server and waits until it prints its address. */
export async function startServer(args, env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killNow = () => child.kill('SIGKILL');
  process.on('exit', killNow);
  let output = '';
  const port = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/[\w.]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    child.on('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  return {
    port,
    pid: child.pid,
    async stop() {
      process.off('exit', killNow);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The CPU time of every thread of some processes so far, user and system, in milliseconds. */
export function threadTimes(pids) {
  const files = pids.flatMap((pid) => threadsOf(pid));
  return new Map(files.map((file) => [file, Number(read(file).split(' ')[0] || 0) / 1e6]));
}

/**
 * The time between two readings. A thread that ended meanwhile is left out: its earlier time is gone with it and would be
 * subtracted, for example when PostgreSQL ends the process of a closed connection.
 */
export function timeBetween(before, after) {
  return [...after].reduce((sum, [thread, time]) => sum + time - (before.get(thread) ?? 0), 0);
}

/** The CPU time of processes so far. */
export const cpuOf = (pids) => timeBetween(new Map(), threadTimes(pids));

/** A process and its children: PostgreSQL has one process for each connection. */
export function familyOf(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

export function residentBytes(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1]) * 1024;
}

const threadsOf = (pid) =>
  listed(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);

const parentOf = (pid) => Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);

// The process may have ended meanwhile; then it counts no more.
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function listed(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
