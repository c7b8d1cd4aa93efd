import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/**
 * Run by Vitest before the tests: the server and the operator's tool as they are shipped, built once for all tests.
 * `npm test` names its own build.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env.TEST_PROGRAMS) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-programs-'));
  await build({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    build: { outDir: folder, sourcemap: false },
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // Node looks for packages that are not bundled in a folder beside the program.
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('zod/package.json')));
  symlinkSync(packages, join(folder, 'node_modules'), 'dir');
  process.env.TEST_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The file of a program that a test starts as another process. */
export const builtProgram = (name: 'main' | 'admin' | 'background-worker'): string =>
  join(process.env.TEST_PROGRAMS ?? '', `${name}.js`);
