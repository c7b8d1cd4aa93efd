import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { run } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { runInstalled } from './commands.mjs';
import { playwrightCounts, stepCounts, vitestCounts } from './counts.mjs';
import { findFirefox } from './firefox.mjs';
import { findPgBouncer } from './pgbouncer.mjs';
import { openTestPostgres } from './postgres.mjs';
import { leftOutOnPostgres } from './postgres-tests.mjs';
import { root } from './root.mjs';
import { ensureWebKit } from './webkit.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {'check' | 'test' | 'test:full'} Command `npm run` … */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Command[]} in
 * @property {boolean} [needsBuild]
 * @property {boolean} [isBackground] gives way to what runs beside it
 * @property {(reports: string, command: Command) => Promise<Counts>} run
 */

const minute = 60_000;
const begin = Date.now();
// Also read by property tests and by playwright.config.ts.
const isFull = () => process.env.TEST_DEPTH === 'full';

/** @type {Command[]} */
const everywhere = ['check', 'test', 'test:full'];
/** @type {Command[]} */
const inTests = ['test', 'test:full'];
const background = { isBackground: true };
// The build of the step before: two runs at once would write the same files.
const builtPrograms = { TEST_PROGRAMS: join(root, 'apps/server/dist') };

/**
 * One group after another. Of a group three steps run at once, because each of them leaves a core idle, and those of the
 * background beside them.
 * @type {Step[][]}
 */
export const steps = [
  // The faults wait for time limits of the server most of their time. What fills that time gives way, or saves would reach
  // those limits.
  [
    { name: 'dead code', in: inTests, ...background, run: () => tool('knip', 'knip', [], 5, background) },
    { name: 'build', in: inTests, run: () => ensureBuilt().then(() => stepCounts(true)) },
    {
      name: 'format and lint',
      in: everywhere,
      ...background,
      run: () => tool('@biomejs/biome', 'biome', ['check', '.'], 5, background),
    },
    {
      name: 'types',
      in: everywhere,
      ...background,
      run: () => script(['scripts/typecheck.mjs'], 8, background),
    },
    {
      name: 'commands of the documentation',
      in: inTests,
      needsBuild: true,
      ...background,
      run: () => script(['scripts/docs-commands.mjs'], 8, background),
    },
    { name: 'unit tests of the packages', in: everywhere, ...background, run: packageTests },
    { name: 'faults, short form', in: ['test'], needsBuild: true, run: () => faults('--short') },
  ],
  [
    { name: 'unit tests of the web app', in: everywhere, run: webTests },
    { name: 'API and real clients on SQLite', in: everywhere, needsBuild: true, run: apiOnSqlite },
    { name: 'API and real clients on PostgreSQL', in: inTests, needsBuild: true, run: apiOnPostgres },
    // One browser, beside the end of the step above and the begin of the one below.
    { name: 'journeys in Firefox and WebKit', in: ['test'], needsBuild: true, run: journeysInOtherEngines },
    // The last one: it has a worker more than the others, and fills two cores alone.
    { name: 'browser tests', in: inTests, needsBuild: true, run: browserTests },
  ],
  [{ name: 'three processes behind PgBouncer', in: ['test:full'], needsBuild: true, run: throughPooler }],
  // The figures of the full form are published, so it has the machine for itself.
  [{ name: 'faults, full form', in: ['test:full'], needsBuild: true, run: () => faults() }],
  [
    {
      name: 'journeys in Firefox and WebKit, all of them',
      in: ['test:full'],
      needsBuild: true,
      run: journeysInOtherEngines,
    },
  ],
  [
    { name: 'other days and hours', in: ['test:full'], run: () => script(['scripts/test-clock.mjs'], 180) },
    // In a copy of the project.
    { name: 'other versions of Node', in: ['test:full'], run: () => script(['scripts/check-node.mjs'], 180) },
  ],
];

/**
 * @param {string} packageName
 * @param {string} program
 * @param {string[]} args
 * @param {number} limit in minutes
 * @param {import('./commands.mjs').RunOptions} [options]
 */
async function tool(packageName, program, args, limit, options) {
  return counted(await runInstalled(packageName, program, args, { ...shown(limit), ...options }));
}

/**
 * @param {string[]} args a script of this project, and its arguments
 * @param {number} [limit] in minutes
 * @param {import('./commands.mjs').RunOptions} [options]
 */
async function script([file = '', ...args], limit = 8, options) {
  return counted(await run(process.execPath, [join(root, file), ...args], { ...shown(limit), ...options }));
}

/** @param {string[]} args */
function faults(...args) {
  return script(['faults/run.mjs', ...args], args.includes('--short') ? 8 : 90);
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
 * @param {string} reports
 * @param {'packages' | 'web' | 'sqlite' | 'postgres'} part
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {import('./commands.mjs').RunOptions} [options]
 */
async function vitest(reports, part, args, env, options) {
  const report = join(reports, `vitest-${part}.json`);
  // A run that dies before it reports must not be counted by the report of the run before.
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Of this run alone: one part takes the compiled modules that another left, and no older ones.
  const modules = [
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(reports, 'modules')}`,
  ];
  const result = await runInstalled('vitest', 'vitest', ['run', ...reporters, ...modules, ...args], {
    env: { ...testEnv(), TEST_ENGINE: part === 'postgres' ? 'postgres' : 'sqlite', ...env },
    limitMs: within(isFull() ? 60 : 20),
    ...options,
  });
  return vitestCounts(report, ended(result));
}

/** @param {string} reports */
async function packageTests(reports) {
  return vitest(reports, 'packages', [], { TEST_PROJECTS: 'packages' }, background);
}

/** @param {string} reports */
async function webTests(reports) {
  return vitest(reports, 'web', [], { TEST_PROJECTS: 'web' });
}

/**
 * @param {string} reports
 * @param {Command} command
 */
async function apiOnSqlite(reports, command) {
  // Real clients also run inside a browser, which `npm run check` does not ask for.
  if (command === 'check') return vitest(reports, 'sqlite', ['--project', 'server']);
  const args = ['--project', 'server', '--project', 'contract'];
  return vitest(reports, 'sqlite', args, { ...builtPrograms, CHROMIUM_PATH: await findChromium() });
}

/** @param {string} reports */
async function apiOnPostgres(reports) {
  const database = await openTestPostgres();
  // Clients inside a browser ask the same server: SQLite has seen them.
  const leftOut = ['e2e/contract/in-browser.test.ts', ...(isFull() ? [] : leftOutOnPostgres())];
  // Vitest reads the paths from the folder of each project.
  const excluded = leftOut.map((file) => `--exclude=${file.replace(/^(apps\/server|e2e\/contract)\//, '')}`);
  const args = ['--project', 'server', '--project', 'contract', ...excluded];
  try {
    return await vitest(reports, 'postgres', args, { ...builtPrograms, TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

/** @param {string} reports */
async function throughPooler(reports) {
  const PGBOUNCER_PATH = await findPgBouncer();
  const database = await openTestPostgres();
  try {
    const args = ['--project', 'contract', 'pooler'];
    return await vitest(reports, 'postgres', args, {
      ...builtPrograms,
      TEST_DATABASE_URL: database.url,
      PGBOUNCER_PATH,
    });
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
  const workers = isFull() ? [] : ['--workers=1'];
  return playwright(['firefox', 'webkit'], reports, { FIREFOX_PATH: await findFirefox() }, workers);
}

/**
 * @param {string[]} projects
 * @param {string} reports
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [args]
 */
async function playwright(projects, reports, env, args = []) {
  const report = join(reports, `${projects[0]}.json`);
  // Playwright puts its browsers and servers away on SIGINT only.
  const stopSignal = /** @type {const} */ ('SIGINT');
  const options = {
    env: { ...testEnv(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: within(60),
    stopSignal,
  };
  const result = await runInstalled(
    '@playwright/test',
    'playwright',
    // A folder of its own: a run empties the folder in which the pictures of an earlier failure may lie.
    ['test', `--output=test-results/${projects[0]}`, ...projects.map((name) => `--project=${name}`), ...args],
    options,
  );
  return playwrightCounts(report, ended(result));
}

const testEnv = () => ({ ...process.env, NODE_ENV: 'test' });

/**
 * Generous for a busy machine, yet never beyond the end of the whole run: it prints its closing line before a CI with a
 * limit of 90 minutes (10 hours for the full run) stops it.
 * @param {number} minutes
 */
function within(minutes) {
  const whole = isFull() ? 9 * 60 : 85;
  return Math.max(0, Math.min(minutes * minute, begin + whole * minute - Date.now()));
}

/** @param {{ ok: boolean, timedOut: boolean }} result */
function ended({ ok, timedOut }) {
  if (timedOut) console.error('Stopped: the time limit of this step was reached.');
  return ok;
}
