import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';

const server = join(import.meta.dirname, '../../..');

/** The tool as it is shipped: built once, then run as often as a test likes. */
export async function buildTool() {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-admin-'));
  await build({
    root: server,
    logLevel: 'silent',
    build: {
      outDir: folder,
      sourcemap: false,
      rollupOptions: {
        input: { admin: join(server, 'src/operator/main.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  // What is not bundled is looked for beside the program.
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('zod/package.json')));
  symlinkSync(packages, join(folder, 'node_modules'), 'dir');

  return {
    /** As an operator runs it: another process, with the environment of the server. */
    async run(words: string[], env: Record<string, string>) {
      const child = spawn(process.execPath, [join(folder, 'admin.mjs'), ...words], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
      const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
      return { code: await exit, said: said.trim(), complained: complained.trim() };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
