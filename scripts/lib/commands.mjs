import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './child.mjs';
import { root } from './root.mjs';

/** @typedef {import('./child.mjs').ChildOptions & { limitMs?: number }} RunOptions */

/**
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const { command, before } = npmCommand();
  return run(command, [...before, ...args], options);
}

/**
 * Runs a program of an installed package with this Node, without a shell: the same on every system.
 * @param {string} packageName
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runInstalled(packageName, program, args, options) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[program];
  return run(process.execPath, [join(folder, file), ...args], options);
}

/** npm's own script run by this Node: Windows cannot start `npm.cmd` without a shell. */
export function npmCommand() {
  const nodeFolder = dirname(process.execPath);
  const script = [
    process.env.npm_execpath ?? '',
    join(nodeFolder, 'node_modules/npm/bin/npm-cli.js'),
    join(nodeFolder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((path) => basename(path) === 'npm-cli.js' && existsSync(path));
  return script ? { command: process.execPath, before: [script] } : { command: 'npm', before: [] };
}
