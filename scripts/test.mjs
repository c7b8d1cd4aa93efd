import { parseArgs } from 'node:util';
import { closingLine, stepCounts, sum } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { beforeShutdown } from './lib/shutdown.mjs';
import { tempFolder } from './lib/temp-folder.mjs';
import { steps } from './lib/test-steps.mjs';

// `--only browser` runs the steps with that word in their name, and the build that they need.
const { values: wanted } = parseArgs({
  options: {
    fast: { type: 'boolean' },
    full: { type: 'boolean' },
    only: { type: 'string', multiple: true },
  },
});
if (wanted.full) process.env.TEST_DEPTH = 'full';
const command = wanted.fast ? 'check' : wanted.full ? 'test:full' : 'test';
// A signal between two steps must also end through exit, where temporary folders are removed.
const forget = beforeShutdown(() => {});
const reports = tempFolder('alecrim-reports');
const results = await runSteps();
const total = sum(results.map(({ counts }) => counts));

// Once more at the end: of a long run often only the last lines are kept.
for (const { name, counts } of results) {
  for (const { title, message } of counts.failures ?? []) console.log(`\n✗ ${name}: ${title}\n${message}`);
}
console.log('');
for (const { name, counts, seconds } of results) {
  const all = counts.passed + counts.failed + counts.skipped;
  const parts = counts.parts ? ` (${counts.parts})` : '';
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} of ${all}${parts} in ${seconds} s`);
}
reports.remove();
forget();
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(closingLine(total));

/** @typedef {{ name: string, counts: import('./lib/counts.mjs').Counts, seconds: string }} Result */

/** @returns {Promise<Result[]>} */
async function runSteps() {
  const install = {
    name: 'install',
    run: () => ensureInstalled({ development: true }).then(() => stepCounts(true)),
  };
  const installed = await measured(install);
  // Only a failed installation is a result of its own: otherwise it is no test.
  if (installed.counts.failed > 0) return [installed];

  const results = [];
  let isBuilt = Promise.resolve(true);
  /** @param {import('./lib/test-steps.mjs').Step} step */
  const result = async (step) => {
    if (step.needsBuild && !(await isBuilt))
      return measured({ ...step, run: () => Promise.reject('Not run: no build.') });
    const ended = measured(step);
    if (step.name === 'build') isBuilt = ended.then(({ counts }) => counts.failed === 0);
    return ended;
  };
  for (const group of steps) results.push(...(await sideBySide(group.filter(isWanted), result)));
  return results;
}

/**
 * Three at once, and those of the background beside them. The results have the order of the steps.
 * @param {import('./lib/test-steps.mjs').Step[]} group
 * @param {(step: import('./lib/test-steps.mjs').Step) => Promise<Result>} result
 */
async function sideBySide(group, result) {
  /** @type {Promise<Result>[]} */
  const results = [];
  /** @type {Set<Promise<Result>>} */
  const running = new Set();
  for (const step of group) {
    if (!step.isBackground && running.size === 3) await Promise.race(running);
    const one = result(step);
    results.push(one);
    if (step.isBackground) continue;
    running.add(one);
    void one.then(() => running.delete(one));
  }
  return Promise.all(results);
}

/** @param {import('./lib/test-steps.mjs').Step} step */
function isWanted({ name, in: commands }) {
  if (!commands.includes(command)) return false;
  return !wanted.only || name === 'build' || wanted.only.some((word) => name.includes(word));
}

/**
 * What cannot run is a failure with its reason, never a part left out.
 * @param {Pick<import('./lib/test-steps.mjs').Step, 'name' | 'run'>} step
 * @returns {Promise<Result>}
 */
async function measured({ name, run }) {
  const begin = performance.now();
  console.log(`\n▶ ${name}`);
  const counts = await run(reports.path, command).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return stepCounts(false);
  });
  return { name, counts, seconds: ((performance.now() - begin) / 1000).toFixed(1) };
}
