import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTasks, type Task } from './tasks.ts';

test('work apart runs in two processes at most, and the rest waits for them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-at-once-'));
  const file = join(folder, 'program.mjs');
  writeFileSync(
    file,
    'process.on("message", () => setImmediate(() => process.send({ value: process.pid })));',
  );
  // As many cores as never limit the number of processes.
  const tasks = createTasks({ file }, undefined, 16);
  const work: Task<string, number> = { name: 'work', costMs: () => 0, isApart: true, run: () => 0 };
  const tenants = ['ana', 'bia', 'eva', 'gil', 'leo', 'rui'];
  const running = tenants.map((tenant) => tasks.run(work, '', tenant));
  expect(tasks.load()).toEqual({ running: 2, waiting: 4 });
  const processes = await Promise.all(running);
  expect(new Set(processes).size).toBeLessThanOrEqual(2);
  expect(processes).not.toContain(process.pid);
  await tasks.close();
  rmSync(folder, { recursive: true });
});
