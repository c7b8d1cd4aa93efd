import { type ChildProcess, fork } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What runs one task after the other: a thread or a process. */
export interface Runner {
  /** Emits `message` with an answer, and `exit`. */
  events: EventEmitter;
  post(message: object): void;
  /** The memory of a process after its last answer. */
  memoryMb?: number | undefined;
  /** While it works the server waits for it; a server that ends does not wait for an idle one. */
  hold(): void;
  release(): void;
  end(): void;
}

export interface Program {
  /** The file that a runner runs: `background-worker`. */
  file: string;
  /** The memory limit of one runner for what JavaScript holds. */
  memoryMb: number;
}

export async function openThread({ file, memoryMb }: Program): Promise<Runner> {
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  await once(thread, 'online');
  return released({
    events: thread,
    post: (message) => thread.postMessage(message),
    hold: () => thread.ref(),
    release: () => thread.unref(),
    end: () => void thread.terminate(),
  });
}

/** Native code that fails ends its whole process, and no thread can be stopped in the middle of it. */
export async function openProcess({ file, memoryMb }: Program): Promise<Runner> {
  const process = fork(file, {
    execArgv: [...ownOptions(), `--max-old-space-size=${memoryMb}`],
    env: ownEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(process, 'spawn');
  return released({
    events: process,
    post: (message) => void process.send(message),
    hold: () => ref(process),
    release: () => unref(process),
    end: () => void process.kill('SIGKILL'),
  });
}

function released(runner: Runner): Runner {
  // A failure of the runner shows as its exit.
  runner.events.on('error', () => {});
  runner.release();
  return runner;
}

function ref(process: ChildProcess): void {
  process.ref();
  process.channel?.ref();
}

function unref(process: ChildProcess): void {
  process.unref();
  process.channel?.unref();
}

/** Such as the loader of the sources; a debugger's port is taken already. */
const ownOptions = () => process.execArgv.filter((option) => !option.startsWith('--inspect'));

const NEEDED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_ENV', 'MALLOC_ARENA_MAX'];

/** Without the server's secrets: its work needs none. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
