// Starts and tests the project with other versions of Node, each in a fresh copy: `npm run check:node -- 22 26`.
import { cpSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run, startChild } from './lib/child.mjs';
import { npmCommand, runNpm } from './lib/commands.mjs';
import { closingLine, stepCounts, sum } from './lib/counts.mjs';
import { freePort } from './lib/free-port.mjs';
import { answers } from './lib/health.mjs';
import { root } from './lib/root.mjs';
import { tempFolder } from './lib/temp-folder.mjs';

const minute = 60_000;
const tested = ['20.19', '22', '24', '26'];
const newest = tested.at(-1);
const asked = process.argv.slice(2);
const results = [];

for (const version of asked.length > 0 ? asked : tested) {
  const { path: folder, remove } = tempFolder(`alecrim-node-${version}`);
  const isGreen = await check(version, folder).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  remove();
  console.log(`${isGreen ? '✓' : '✗'} Node ${version}`);
  results.push(stepCounts(isGreen));
}
const total = sum(results);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(closingLine(total));

/**
 * @param {string} version
 * @param {string} folder
 */
async function check(version, folder) {
  const node = await nodeOf(version, join(folder, 'node'));
  const copy = join(folder, 'alecrim');
  await copyProject(copy);
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const env = {
    ...process.env,
    PATH: path,
    PORT: String(await freePort()),
    DATABASE_URL: '',
    TEST_DEPTH: '',
  };
  return (await starts(node, copy, env)) && (await passes(node, copy, env, projectsFor(version)));
}

/**
 * @param {string} version
 * @param {string} folder
 * @returns {Promise<string>} the program's path
 */
async function nodeOf(version, folder) {
  mkdirSync(folder);
  const { ok, output } = await runNpm(['install', '--prefix', folder, '--no-save', `node@${version}`], {
    cwd: folder,
    output: 'keep',
  });
  const node = join(folder, 'node_modules/node/bin/node');
  const found = ok ? await run(node, ['--version'], { output: 'keep' }) : undefined;
  if (!found?.ok) throw new Error(`Node ${version} could not be installed:\n${output}`);
  console.log(`\n▶ Node ${found.output.trim()}`);
  return node;
}

/**
 * The files that git knows or would add, as they are now.
 * @param {string} copy
 */
async function copyProject(copy) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { ok, output } = await run('git', args, { output: 'keep' });
  if (!ok) throw new Error(output);
  for (const file of output.split('\0').filter(Boolean)) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
}

/**
 * Runs `npm start` in a fresh copy until the server answers.
 * @param {string} node
 * @param {string} copy
 * @param {NodeJS.ProcessEnv} env
 */
async function starts(node, copy, env) {
  const { before } = npmCommand();
  const server = startChild(node, [...before, 'start'], { cwd: copy, env, output: 'keep' });
  const isUp = await answers(`http://127.0.0.1:${env.PORT}/api/health`, 5 * minute);
  await server.stop();
  if (!isUp) console.error(`npm start does not answer:\n${server.output()}`);
  return isUp;
}

/**
 * The projects of vitest. The steps before have run all of them with this Node. Of the others the newest runs everything,
 * and each runs what Node itself runs in production.
 * @param {string} version
 * @returns {string[]}
 */
function projectsFor(version) {
  if (asked.length > 0 || version === newest) return ['!contract'];
  return version.split('.')[0] === process.versions.node.split('.')[0] ? [] : ['server'];
}

/**
 * @param {string} node
 * @param {string} copy
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} projects
 */
async function passes(node, copy, env, projects) {
  if (projects.length === 0) return true;
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const { ok, output } = await run(node, [join(copy, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: copy,
    // `npm start` has built the programs.
    env: { ...env, NODE_ENV: 'test', TEST_ENGINE: 'sqlite', TEST_PROGRAMS: join(copy, 'apps/server/dist') },
    output: 'keep',
    limitMs: 30 * minute,
  });
  console.log(ok ? output.trim().split('\n').slice(-4).join('\n') : output);
  return ok;
}
