import { accessSync, constants } from 'node:fs';
import { run } from './child.mjs';

export const isRoot = process.getuid?.() === 0;

/**
 * Installs Debian packages where that is possible at all: as root, with apt.
 * @param {string[]} packageNames
 * @returns {Promise<boolean>}
 */
export async function aptInstall(...packageNames) {
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
