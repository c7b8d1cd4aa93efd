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
/** @typedef {{ reports: string, output: 'show' | 'keep' }} Setting where reports go, and whether output is shown as it comes */
/** @typedef {{ name: string, isFast?: boolean, run: (setting: Setting) => Promise<Counts> }} Step */

const minute = 60_000;
// A whole run may take 90 minutes; whatever happens, it ends with its closing line before that.
const deadline = Date.now() + 85 * minute;
const testEnv = { ...process.env, NODE_ENV: 'test' };

/**
 * In this order, one at a time: each keeps two cores busy.
 * @type {Step[]}
 */
export const firstSteps = [
  {
    name: 'format and lint',
    isFast: true,
    run: (setting) => tool(setting, '@biomejs/biome', 'biome', ['check', '.']),
  },
  { name: 'types', isFast: true, run: (setting) => script(setting, 'scripts/typecheck.mjs') },
  {
    name: 'unit tests and API on SQLite',
    isFast: true,
    run: (setting) => vitest(setting, 'sqlite', ['--project', '!contract']),
  },
  { name: 'dead code', run: (setting) => tool(setting, 'knip', 'knip', []) },
  { name: 'build', run: () => ensureBuilt().then(() => stepCounts(true)) },
];

/**
 * Two rows of steps that need the build. The rows run side by side: browsers, servers and databases wait for each other
 * much of the time, and one row alone would leave half of two cores idle. The rows take about equally long.
 * @type {Step[][]}
 */
export const rows = [
  [
    { name: 'browser tests', run: browserTests },
    { name: 'commands of the documentation', run: (setting) => script(setting, 'scripts/docs-commands.mjs') },
  ],
  [
    { name: 'real clients on SQLite', run: clientsOnSqlite },
    { name: 'API and real clients on PostgreSQL', run: apiOnPostgres },
    { name: 'faults, short form', run: (setting) => script(setting, 'faults/run.mjs', ['--short']) },
    { name: 'journeys in Firefox', run: firefoxJourneys },
    { name: 'journeys in WebKit', run: webkitJourneys },
  ],
];

/**
 * @param {Setting} setting
 * @param {string} packageName
 * @param {string} program
 * @param {string[]} args
 */
async function tool({ output }, packageName, program, args) {
  return stepCounts(
    ended(await runInstalled(packageName, program, args, { limitMs: within(8), output }), output),
  );
}

/**
 * @param {Setting} setting
 * @param {string} path
 * @param {string[]} [args]
 */
async function script({ output }, path, args = []) {
  const result = await run(process.execPath, [join(root, path), ...args], { limitMs: within(15), output });
  return stepCounts(ended(result, output));
}

/**
 * @param {Setting} setting
 * @param {'sqlite' | 'postgres'} engine
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest({ reports, output }, engine, args, env) {
  const report = join(reports, `vitest-${engine}.json`);
  // A run that dies before it reports must not be counted by the report of the run before.
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = { env: { ...testEnv, TEST_ENGINE: engine, ...env }, limitMs: within(30), output };
  const result = await runInstalled('vitest', 'vitest', ['run', ...reporters, ...args], options);
  return vitestCounts(report, ended(result, output));
}

/** @param {Setting} setting */
async function clientsOnSqlite(setting) {
  return vitest(setting, 'sqlite', ['--project', 'contract'], { CHROMIUM_PATH: await findChromium() });
}

/** @param {Setting} setting */
async function apiOnPostgres(setting) {
  const env = { CHROMIUM_PATH: await findChromium() };
  const database = await openTestPostgres();
  try {
    return await vitest(setting, 'postgres', ['--project', 'server', '--project', 'contract'], {
      ...env,
      TEST_DATABASE_URL: database.url,
    });
  } finally {
    await database.stop();
  }
}

/** @param {Setting} setting */
async function browserTests(setting) {
  return playwright(setting, 'chromium', [], { CHROMIUM_PATH: await findChromium() });
}

/** @param {Setting} setting */
async function firefoxJourneys(setting) {
  return engine(setting, 'firefox', { FIREFOX_PATH: await findFirefox() });
}

/** @param {Setting} setting */
async function webkitJourneys(setting) {
  await ensureWebKit();
  return engine(setting, 'webkit', {});
}

/**
 * @param {Setting} setting
 * @param {string} name how the names of its projects begin
 * @param {NodeJS.ProcessEnv} env
 */
function engine(setting, name, env) {
  const args = ['--config', 'playwright.engines.config.ts', '--project', `${name}-*`];
  return playwright(setting, name, args, env);
}

/**
 * @param {Setting} setting
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function playwright({ reports, output }, name, args, env) {
  const report = join(reports, `${name}.json`);
  // Playwright puts its browsers and servers away on SIGINT only.
  const stopSignal = /** @type {const} */ ('SIGINT');
  const options = {
    env: { ...testEnv, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: within(40),
    stopSignal,
    output,
  };
  const result = await runInstalled('@playwright/test', 'playwright', ['test', ...args], options);
  return playwrightCounts(report, ended(result, output));
}

/**
 * Generous for a busy machine, yet never beyond the whole run's end.
 * @param {number} minutes
 */
function within(minutes) {
  return Math.max(0, Math.min(minutes * minute, deadline - Date.now()));
}

/**
 * @param {{ ok: boolean, timedOut: boolean, output: string }} result
 * @param {Setting['output']} mode
 */
function ended({ ok, timedOut, output }, mode) {
  if (mode === 'keep') console.log(output.trimEnd());
  if (timedOut) console.error('Stopped: the time limit of this step was reached.');
  return ok;
}
