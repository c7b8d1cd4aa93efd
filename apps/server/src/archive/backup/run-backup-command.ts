import { spawn } from 'node:child_process';
import type { BackupCommand } from '../../platform/config.ts';

interface Running {
  /** Beside the file itself, what a restore elsewhere wants too. */
  ledger: string;
  signal?: AbortSignal;
  limitMs?: number;
}

// A slow line takes a large backup away within this; a program that hangs must not end the backups for good.
const COMMAND_LIMIT = 3_600_000;
// Well within the time that a stop of the server may take.
const GRACE = 2_000;
const KEPT_CHARACTERS = 10_000;

/** Its message is for the log. What the program wrote is not: it may hold an address with a password. */
export class CommandFailed extends Error {
  readonly complaint: string;
  constructor(message: string, complaint: string) {
    super(message);
    this.name = 'CommandFailed';
    this.complaint = complaint;
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
    let complaint = '';
    let reason: string | undefined;
    const end = (why: string) => {
      reason ??= why;
      kill(child.pid, 'SIGTERM');
      setTimeout(() => kill(child.pid, 'SIGKILL'), GRACE).unref();
    };
    const onAbort = () => end('was stopped with the server');
    // However this process ends, short of being killed itself: the program must not outlive it.
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
      complaint = (complaint + text).slice(-KEPT_CHARACTERS);
    });
    child.on('error', finish);
    // What the program leaves behind would hold its output open, also outside of its process group.
    child.on('exit', () => {
      kill(child.pid, 'SIGKILL');
      setTimeout(() => child.stderr.destroy(), GRACE).unref();
    });
    child.on('close', (code, killedBy) => {
      if (code === 0 && !reason) return finish();
      finish(new CommandFailed(`${program} ${reason ?? `ended with ${code ?? killedBy}`}`, complaint.trim()));
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
