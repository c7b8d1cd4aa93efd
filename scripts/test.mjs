import { parseArgs } from 'node:util';
import { closingLine, stepCounts, sum } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { beforeShutdown } from './lib/shutdown.mjs';
import { tempFolder } from './lib/temp-folder.mjs';
import { firstSteps, rows } from './lib/test-steps.mjs';

// `--only browser` runs the steps with that word in their name, and the build that they need.
const { values: wanted } = parseArgs({
  options: { fast: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
// A signal between two steps must also end through exit, where temporary folders are removed.
const forget = beforeShutdown(() => {});
const reports = tempFolder('alecrim-reports');
const results = await runSteps();
const total = sum(results.map(({ counts }) => counts));

// Failures are printed again at the end, because often only the last lines of a long run are kept.
for (const { title, message } of results.flatMap(({ counts }) => counts.failures ?? [])) {
  console.log(`\n✗ ${title}\n${message}`);
}
console.log('');
for (const { name, counts, seconds } of results) {
  const all = counts.passed + counts.failed + counts.skipped;
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} of ${all} in ${seconds} s`);
}
reports.remove();
forget();
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(closingLine(total));

/** @typedef {import('./lib/test-steps.mjs').Step} Step */
/** @typedef {{ name: string, counts: import('./lib/counts.mjs').Counts, seconds: string }} Result */

/** @returns {Promise<Result[]>} */
async function runSteps() {
  const install = {
    name: 'install',
    run: () => ensureInstalled({ development: true }).then(() => stepCounts(true)),
  };
  const installed = await measured(install, 'show');
  // The installation counts as a result only when it fails.
  if (installed.counts.failed > 0) return [installed];

  const first = await runRow(firstSteps, 'show');
  const isUnbuilt = first.some(({ name, counts }) => name === 'build' && counts.failed > 0);
  const ready = isUnbuilt ? rows.map((row) => row.map(withoutBuild)) : rows;
  // The output of two rows would mix: the first row is shown as it runs, the other after each step.
  const beside = await Promise.all(ready.map((row, index) => runRow(row, index === 0 ? 'show' : 'keep')));
  return [...first, ...beside.flat()];
}

/**
 * @param {Step[]} row
 * @param {'show' | 'keep'} output
 */
async function runRow(row, output) {
  const results = [];
  for (const step of row.filter(isWanted)) results.push(await measured(step, output));
  return results;
}

/** @param {Step} step */
function withoutBuild(step) {
  return { ...step, run: () => Promise.reject('Not run: no build.') };
}

/** @param {Step} step */
function isWanted({ name, isFast }) {
  if (wanted.fast) return isFast === true;
  return !wanted.only || name === 'build' || wanted.only.some((word) => name.includes(word));
}

/**
 * A step that cannot run is a failure with its reason, and is never skipped.
 * @param {Step} step
 * @param {'show' | 'keep'} output
 * @returns {Promise<Result>}
 */
async function measured({ name, run }, output) {
  const begin = performance.now();
  console.log(`\n▶ ${name}`);
  const counts = await run({ reports: reports.path, output }).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return stepCounts(false);
  });
  return { name, counts, seconds: ((performance.now() - begin) / 1000).toFixed(1) };
}
