import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { run } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { runInstalled } from './commands.mjs';
import { playwrightCounts, stepCounts, vitestCounts } from './counts.mjs';
import { findFirefox } from './firefox.mjs';
import { openTestPostgres } from './postgres.mjs';
import { root } from './root.mjs';
import { ensureWebKit } from './webkit.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, isFast: boolean, needsBuild?: boolean, run: (reports: string, wanted?: { fast?: boolean }) => Promise<Counts> }} Step */

const minute = 60_000;
// A whole run may take 90 minutes; whatever happens, it ends with its closing line before that.
const deadline = Date.now() + 85 * minute;
const testEnv = { ...process.env, NODE_ENV: 'test' };

/**
 * One after another; the steps of an inner list at once, because each of them leaves a core idle.
 * @type {Step[][]}
 */
export const steps = [
  [
    { name: 'format and lint', isFast: true, run: () => tool('@biomejs/biome', 'biome', ['check', '.'], 5) },
    { name: 'types', isFast: true, run: () => script(['scripts/typecheck.mjs']) },
  ],
  [{ name: 'unit tests, API and real clients on SQLite', isFast: true, run: everythingOnSqlite }],
  [{ name: 'API and real clients on PostgreSQL', isFast: false, run: apiOnPostgres }],
  [
    { name: 'dead code', isFast: false, run: () => tool('knip', 'knip', [], 5) },
    { name: 'build', isFast: false, run: () => ensureBuilt().then(() => stepCounts(true)) },
  ],
  [
    {
      name: 'commands of the documentation',
      isFast: false,
      needsBuild: true,
      run: () => script(['scripts/docs-commands.mjs']),
    },
    {
      name: 'faults, short form',
      isFast: false,
      needsBuild: true,
      run: () => script(['faults/run.mjs', '--short']),
    },
  ],
  [{ name: 'browser tests', isFast: false, needsBuild: true, run: browserTests }],
  [{ name: 'journeys in Firefox and WebKit', isFast: false, needsBuild: true, run: journeysInOtherEngines }],
];

/**
 * @param {string} packageName
 * @param {string} program
 * @param {string[]} args
 * @param {number} limit in minutes
 */
async function tool(packageName, program, args, limit) {
  return counted(await runInstalled(packageName, program, args, shown(limit)));
}

/** @param {string[]} args a script of this project, and its arguments */
async function script([file = '', ...args]) {
  return counted(await run(process.execPath, [join(root, file), ...args], shown(8)));
}

/**
 * The output is shown as it comes, and kept for the end of the run.
 * @param {number} limit in minutes
 * @returns {import('./commands.mjs').RunOptions}
 */
function shown(limit) {
  return { output: 'keep', onOutput: (chunk) => process.stdout.write(chunk), limitMs: within(limit) };
}

/** @param {{ ok: boolean, timedOut: boolean, output: string }} result */
function counted(result) {
  return stepCounts(ended(result), result.output);
}

/**
 * @param {'sqlite' | 'postgres'} engine
 * @param {string} reports
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest(engine, reports, args, env) {
  const report = join(reports, `vitest-${engine}.json`);
  // A run that dies before it reports must not be counted by the report of the run before.
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = { env: { ...testEnv, TEST_ENGINE: engine, ...env }, limitMs: within(20) };
  const result = await runInstalled('vitest', 'vitest', ['run', ...reporters, ...args], options);
  return vitestCounts(report, ended(result));
}

/**
 * @param {string} reports
 * @param {{ fast?: boolean }} [wanted]
 */
async function everythingOnSqlite(reports, { fast = false } = {}) {
  // Real clients also run inside a browser, which the fast run does not ask for.
  if (fast) return vitest('sqlite', reports, ['--project', '!contract']);
  return vitest('sqlite', reports, [], { CHROMIUM_PATH: await findChromium() });
}

/** @param {string} reports */
async function apiOnPostgres(reports) {
  const database = await openTestPostgres();
  try {
    // Clients inside a browser ask the same server: SQLite has seen them.
    const args = ['--project', 'server', '--project', 'contract', '--exclude', '**/in-browser.test.ts'];
    return await vitest('postgres', reports, args, { TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

/** @param {string} reports */
async function browserTests(reports) {
  return playwright(['desktop', 'phone'], reports, { CHROMIUM_PATH: await findChromium() });
}

/** @param {string} reports */
async function journeysInOtherEngines(reports) {
  await ensureWebKit();
  return playwright(['firefox', 'webkit'], reports, { FIREFOX_PATH: await findFirefox() });
}

/**
 * @param {string[]} projects
 * @param {string} reports
 * @param {NodeJS.ProcessEnv} [env]
 */
async function playwright(projects, reports, env) {
  const report = join(reports, `${projects[0]}.json`);
  // Playwright puts its browsers and servers away on SIGINT only.
  const stopSignal = /** @type {const} */ ('SIGINT');
  const options = {
    env: { ...testEnv, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: within(30),
    stopSignal,
  };
  const result = await runInstalled(
    '@playwright/test',
    'playwright',
    // A folder of its own: a run empties the folder in which the pictures of an earlier failure may lie.
    ['test', `--output=test-results/${projects[0]}`, ...projects.map((name) => `--project=${name}`)],
    options,
  );
  return playwrightCounts(report, ended(result));
}

/**
 * Generous for a busy machine, yet never beyond the whole run's end.
 * @param {number} minutes
 */
function within(minutes) {
  return Math.max(0, Math.min(minutes * minute, deadline - Date.now()));
}

/** @param {{ ok: boolean, timedOut: boolean }} result */
function ended({ ok, timedOut }) {
  if (timedOut) console.error('Stopped: the time limit of this step was reached.');
  return ok;
}
