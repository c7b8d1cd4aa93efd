import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

/**
 * Installs and builds what is missing; a failure ends the process with one clear line.
 * @param {import('./build.mjs').Part[]} parts
 */
export async function prepare(parts) {
  try {
    // Before NODE_ENV is set: a developer's first start also installs what the tests need.
    await ensureInstalled({ development: false });
    // React and others decide at load time how much checking they do.
    process.env.NODE_ENV ??= 'production';
    await ensureBuilt(parts);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * In this process, so that a signal sent to the command reaches the server itself.
 * @param {'main' | 'admin'} entry
 */
export function importServer(entry) {
  return import(pathToFileURL(join(root, `apps/server/dist/${entry}.js`)).href);
}
