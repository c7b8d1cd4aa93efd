// Runs the tests of server and browser as if it were another day and hour in São Paulo:
// `npm run test:clock`, or `npm run test:clock -- 2028-02-29T23:30`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './lib/child.mjs';
import { closingLine, stepCounts, sum } from './lib/counts.mjs';
import { root } from './lib/root.mjs';

// At these moments the day in São Paulo is not the day in UTC: at the end of a year, and on a leap day. Every other run has
// the hours of its own day.
const moments = ['2026-12-31T23:30', '2028-02-29T23:30'];
// What takes the hour from the server or from the page takes it at one moment as at the other.
const inBrowser = '2028-02-29T23:30';
const asked = process.argv.slice(2);
const preload = pathToFileURL(join(root, 'scripts/lib/shifted-clock.mjs')).href;
const results = [];

for (const moment of asked.length > 0 ? asked : moments) {
  console.log(`\n▶ ${moment} in São Paulo`);
  const isGreen = await isGreenAt(moment);
  console.log(`${isGreen ? '✓' : '✗'} ${moment}`);
  results.push(stepCounts(isGreen));
}
const total = sum(results);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(closingLine(total));

/** @param {string} moment */
async function isGreenAt(moment) {
  const shift = Date.parse(`${moment}:00-03:00`) - Date.now();
  if (Number.isNaN(shift)) throw new Error(`${moment} is no moment such as 2028-02-29T23:30.`);
  const env = {
    ...process.env,
    // The full run asks for it only at the hour of today.
    TEST_DEPTH: '',
    CLOCK_SHIFT_MS: String(shift),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`.trim(),
  };
  const isWhole = asked.length > 0 || moment === inBrowser;
  const wanted = isWhole
    ? ['--only', 'unit tests', '--only', 'on SQLite', '--only', 'browser tests']
    : ['--fast', '--only', 'unit tests', '--only', 'on SQLite'];
  const { ok } = await run(process.execPath, [join(root, 'scripts/test.mjs'), ...wanted], {
    env,
    limitMs: 85 * 60_000,
  });
  return ok;
}
