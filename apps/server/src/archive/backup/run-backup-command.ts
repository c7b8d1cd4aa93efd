import { spawn } from 'node:child_process';
import { HOUR_MS } from '@alecrim/domain';
import type { BackupCommand } from '../../platform/config.ts';

interface Running {
  /** The erasure ledger, which a restore elsewhere also needs. */
  ledger: string;
  signal?: AbortSignal;
  limitMs?: number;
}

// A large backup on a slow line finishes within this time. A program that hangs must not block backups for ever.
const COMMAND_LIMIT = HOUR_MS;
// Well within the time that a stop of the server may take.
const GRACE = 2_000;
const MAX_OUTPUT = 10_000;

/** The message is for the log. The program's output is not: it may contain an address with a password. */
export class CommandFailed extends Error {
  readonly output: string;
  constructor(message: string, output: string) {
    super(message);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Runs the operator's program for one backup, without a shell. The file's path is an argument and BACKUP_FILE; the path of
 * the erasures is ERASURES_FILE. Anything but exit code 0 is a failure.
 */
export function runBackupCommand(
  { words, env }: BackupCommand,
  file: string,
  { ledger, signal, limitMs = COMMAND_LIMIT }: Running,
): Promise<void> {
  const [program = '', ...args] = words.includes('{}')
    ? words.map((word) => (word === '{}' ? file : word))
    : [...words, file];
  return new Promise((resolve, reject) => {
    // A process group of its own: what the program started ends with it.
    const child = spawn(program, args, {
      env: { ...env, BACKUP_FILE: file, ERASURES_FILE: ledger },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let output = '';
    let reason: string | undefined;
    const end = (why: string) => {
      reason ??= why;
      kill(child.pid, 'SIGTERM');
      setTimeout(() => kill(child.pid, 'SIGKILL'), GRACE).unref();
    };
    const onAbort = () => end('was stopped with the server');
    // Unless this process is killed with SIGKILL, the program does not outlive it.
    const onExit = () => kill(child.pid, 'SIGKILL');
    process.once('exit', onExit);
    const timer = setTimeout(() => end(`took longer than ${limitMs / 1000} s`), limitMs);
    signal?.addEventListener('abort', onAbort);
    const finish = (error?: Error) => {
      clearTimeout(timer);
      process.off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      if (error) reject(error);
      else resolve();
    };
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT);
    });
    child.on('error', finish);
    // A process that the program left behind would keep stderr open, also outside its process group.
    child.on('exit', () => {
      kill(child.pid, 'SIGKILL');
      setTimeout(() => child.stderr.destroy(), GRACE).unref();
    });
    child.on('close', (code, killedBy) => {
      if (code === 0 && !reason) return finish();
      finish(new CommandFailed(`${program} ${reason ?? `ended with ${code ?? killedBy}`}`, output.trim()));
    });
    if (signal?.aborted) onAbort();
  });
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
