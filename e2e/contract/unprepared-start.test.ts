import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/lib/child.mjs';
import { clusterOwner } from '../../scripts/lib/postgres-owner.mjs';
import { root } from '../../scripts/lib/root.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alecrim-unprepared-'));
  for (const file of ['package.json', 'package-lock.json', 'scripts'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  mkdirSync(join(folder, 'apps'));
  chmodSync(folder, 0o555);
});
afterAll(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

test('R38: a start that would have to install or build in a folder of another user says it in one line, without HOME too', async () => {
  const { ok, output } = await run(process.execPath, ['--enable-source-maps', 'scripts/start.mjs'], {
    cwd: folder,
    env: { NODE_ENV: 'production', PATH: process.env.PATH },
    output: 'keep',
    // Root may write everywhere.
    ...clusterOwner(),
  });
  expect(ok).toBe(false);
  expect(output.trim()).toMatch(
    /^O Alecrim ainda não está preparado, e o usuário \S+ não pode gravar em \/.*npm ci && npm run build.*\.$/,
  );
});
