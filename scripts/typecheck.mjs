import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInstalled } from './lib/commands.mjs';
import { root } from './lib/root.mjs';

// The machine's tests are sized for two cores. A compiler with several threads checks shared types once in each.
const atOnce = 2;
const folders = [
  ...foldersIn('packages'),
  ...foldersIn('apps'),
  'apps/server/src/public-page/browser/workers',
  // With the faults.
  'e2e',
  'scripts',
].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

let failures = 0;
const waiting = [...folders];
await Promise.all(Array.from({ length: atOnce }, checkNext));
process.exitCode = failures > 0 ? 1 : 0;

/** @returns {Promise<void>} */
async function checkNext() {
  const folder = waiting.shift();
  if (folder === undefined) return;
  const { ok, output } = await runInstalled('typescript', 'tsc', ['-p', folder, '--singleThreaded'], {
    output: 'keep',
  });
  console.log(`${ok ? '✓' : '✗'} ${folder}`);
  if (!ok) {
    failures += 1;
    console.log(output.trimEnd());
  }
  return checkNext();
}

/** @param {string} parent */
function foldersIn(parent) {
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
}
