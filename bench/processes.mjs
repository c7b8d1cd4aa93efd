import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Starts a server and waits until it says where it is. */
export async function startServer(args, env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/[\w.]+:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  return { url, pid: child.pid, stop: () => child.kill('SIGTERM') };
}

// The kernel counts in hundredths of a second.
const TICK_MS = 10;

/** CPU time that a process has used so far, user and system, in milliseconds. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
