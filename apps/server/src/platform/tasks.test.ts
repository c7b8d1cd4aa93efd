import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTasks } from '../all-tasks.ts';
import { builtProgram } from '../testing/built-programs.ts';
import { AppError } from './errors.ts';
import { createTasks, type Task } from './tasks.ts';

// A program that obeys its input, in place of the product's own.
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ task, input }) => {
  if (input === 'endless') for (;;);
  if (input === 'exit') process.exit(1);
  if (input === 'memory') { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); }
  if (input === 'refuse')
    return parentPort.postMessage({ error: { name: 'AppError', message: 'Não', details: { code: 'TOO_LARGE' } } });
  parentPort.postMessage({ value: { task, input, threadId } });
});`;

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alecrim-tasks-'));
  file = join(folder, 'program.mjs');
  writeFileSync(file, PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));

const task = (costMs: number): Task<string, unknown> => ({
  name: 'a task',
  costMs: () => costMs,
  run: (input) => `${input} here`,
});
const long = task(1_000);

test('a quick task runs where it is, a long one in a thread that is used again', async () => {
  const tasks = createTasks({ file });
  expect(await tasks.run(task(1), 'work', 'ana')).toBe('work here');
  const first = await tasks.run(long, 'work', 'ana');
  expect(first).toMatchObject({ task: 'a task', input: 'work' });
  expect(await tasks.run(long, 'work', 'bia')).toEqual(first);
  await tasks.close();
});

test('T48: a task that takes too long is stopped, and meanwhile the event loop serves others', async () => {
  const tasks = createTasks({ file }, 300);
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  await expect(tasks.run(long, 'endless', 'ana')).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' });
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(2);
  expect(await tasks.run(long, 'work', 'ana')).toMatchObject({ input: 'work' });
  await tasks.close();
});

test('T48: a thread that ends or uses up its memory fails its own task alone', async () => {
  const tasks = createTasks({ file, memoryMb: 32 });
  for (const input of ['exit', 'memory'])
    await expect(tasks.run(long, input, 'ana')).rejects.toMatchObject({ code: 'OVERLOADED' });
  expect(await tasks.run(long, 'work', 'ana')).toMatchObject({ input: 'work' });
  await tasks.close();
});

test('a refusal arrives as it was thrown, and its thread is used again', async () => {
  const tasks = createTasks({ file });
  const before = await tasks.run(long, 'work', 'ana');
  const refusal = await tasks.run(long, 'refuse', 'ana').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'TOO_LARGE', message: 'Não' });
  expect(await tasks.run(long, 'work', 'ana')).toEqual(before);
  await tasks.close();
});

test('T48: more work of one person than may wait is refused; another person is served', async () => {
  const tasks = createTasks({ file }, 500);
  const flood = Array.from({ length: 60 }, () =>
    tasks.run(long, 'endless', 'ana').catch((e: AppError) => e.code),
  );
  expect(await tasks.run(long, 'work', 'bia')).toMatchObject({ input: 'work' });
  await tasks.close();
  expect(await Promise.all(flood)).toContain('OVERLOADED');
});

test('work apart runs in a process without secrets, which is replaced when it has grown, takes too long or ends alone', async () => {
  const program = join(folder, 'apart.mjs');
  writeFileSync(
    program,
    `process.on('message', ({ input }) => {
      if (input === 'endless') for (;;);
      if (input === 'abort') process.abort();
      process.send({ value: { pid: process.pid, secrets: Object.keys(process.env), bytes: new Uint8Array([1, 2]) },
        memoryMb: input === 'large' ? 500 : 100 });
    });`,
  );
  const tasks = createTasks({ file: program }, 2_000);
  const apart: Task<string, { pid: number; secrets: string[]; bytes: Uint8Array }> = {
    ...(task(0) as Task<string, never>),
    isApart: true,
  };
  const first = await tasks.run(apart, 'work', 'ana');
  expect(first.pid).not.toBe(process.pid);
  expect(first.bytes).toEqual(new Uint8Array([1, 2]));
  expect(first.secrets).not.toContain('TEST_PROGRAMS');
  expect((await tasks.run(apart, 'work', 'bia')).pid).toBe(first.pid);
  expect((await tasks.run(apart, 'large', 'ana')).pid).toBe(first.pid);
  expect((await tasks.run(apart, 'work', 'ana')).pid).not.toBe(first.pid);
  await expect(tasks.run(apart, 'abort', 'ana')).rejects.toMatchObject({ code: 'OVERLOADED' });
  await expect(tasks.run(apart, 'endless', 'ana')).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' });
  const next = await tasks.run(apart, 'work', 'ana');
  expect(next.pid).not.toBe(first.pid);
  await tasks.close();
  expect(() => process.kill(first.pid, 0)).toThrow();
});

test('the built program knows every task', async () => {
  const tasks = createTasks({ file: builtProgram('background-worker') });
  for (const { name } of allTasks) {
    // An input of no task: each of them fails in its own way, and none is unknown.
    const failure = await tasks
      .run({ ...long, name }, null as never, 'ana')
      .catch((error: Error) => error.message);
    expect(failure).not.toContain('no task is called');
  }
  await expect(tasks.run({ ...long, name: 'unknown' }, 'x', 'ana')).rejects.toThrow(
    'no task is called unknown',
  );
  await tasks.close();
});
