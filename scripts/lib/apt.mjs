import { accessSync, constants } from 'node:fs';
import { run } from './child.mjs';

export const isRoot = process.getuid?.() === 0;

/** @type {Promise<unknown>} */
let installing = Promise.resolve();

/**
 * Installs Debian packages if the caller is root and apt exists. apt refuses to run twice at once, so a second
 * installation waits for the first.
 * @param {string[]} packageNames
 * @returns {Promise<boolean>}
 */
export function aptInstall(...packageNames) {
  const installed = installing.then(() => install(packageNames));
  installing = installed.catch(() => {});
  return installed;
}

/** @param {string[]} packageNames */
async function install(packageNames) {
  if (!isRoot || !isExecutable('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packageNames.join(', ')} with apt…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const limitMs = 8 * 60_000;
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packageNames]];
  for (const args of steps) {
    const { ok, output } = await run('/usr/bin/apt-get', args, { env, limitMs, output: 'keep' });
    if (!ok) {
      console.error(output);
      return false;
    }
  }
  return true;
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
