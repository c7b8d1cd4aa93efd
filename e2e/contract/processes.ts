import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from '../../apps/server/src/testing/built-programs.ts';

/** Starts servers as they are shipped, each a process of its own with a free port, on one data folder. */
export function serverProcesses(env: Record<string, string | undefined>, program = builtProgram('main')) {
  const dataDir = mkdtempSync(join(tmpdir(), 'alecrim-processes-'));
  const processes: ChildProcess[] = [];
  let said = '';

  /** On a free port, or on the given one. */
  function start(at = 0): Promise<number> {
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        PORT: String(at),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_SCALE: '1000',
        REGISTRATION: 'open',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    return new Promise<number>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        said += chunk;
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(Number(port));
      });
      child.once('exit', () => reject(new Error(`it ended: ${output}`)));
    });
  }

  /** Stops the process at this position as an operator does, and waits for its end. */
  async function stop(position: number): Promise<void> {
    const child = processes[position] as ChildProcess;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Starts another process on the port of the one at this position, after its end. */
  async function restart(position: number, port: number): Promise<void> {
    await stop(position);
    await start(port);
    processes[position] = processes.pop() as ChildProcess;
  }

  return {
    processes,
    /** What all of them have printed. */
    said: () => said,
    start,
    stop,
    restart,
    /** Three of them, and their ports. The first one creates the tables, so the others start after it. */
    async startThree(): Promise<number[]> {
      return [await start(), ...(await Promise.all([start(), start()]))];
    },
    end() {
      for (const child of processes) child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
