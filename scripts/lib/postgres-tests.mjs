import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';

const source = join(root, 'apps/server/src');
// The only module that reads TEST_ENGINE.
const databaseOfTests = join(source, 'testing/test-database.ts');

/**
 * Test files of the server that use a database without depending on its engine, each with the reason. `npm test` runs
 * them on SQLite only, `npm run test:full` on both. A test file that is not named here runs on both.
 * @type {Record<string, string>}
 */
export const engineIndependent = {
  'accounts/abuse.test.ts': 'limits of the HTTP layer; attempts.test.ts counts attempts on both',
  'accounts/second-factor/second-factor-limits.test.ts': 'limits; attempts.test.ts counts attempts on both',
  'accounts/sign-in/sign-in-limits.test.ts': 'limits; attempts.test.ts counts attempts on both',
  'accounts/sign-in/strangers-misses.test.ts': 'limits; attempts.test.ts counts attempts on both',
  'archive/backup/off-machine-copy.test.ts':
    'copies of a file; nightly.test.ts writes and restores it on both',
  'archive/format/damaged.test.ts': 'bytes of an archive; backup-restore.test.ts writes and restores on both',
  'archive/format/encrypted.test.ts':
    'bytes of an archive; backup-restore.test.ts writes and restores on both',
  'files/over-the-wire.test.ts': 'bodies of requests; files/routes.test.ts stores files on both',
  'operator/backup-verify.test.ts': 'bytes of an archive; backup-restore.test.ts writes and restores on both',
  'platform/http/admission.test.ts': 'how many requests run at once',
  'platform/http/headers.test.ts': 'headers of answers',
  'platform/http/spellings.test.ts': 'spellings of addresses',
  'protocol/agents/replies.test.ts': 'replies of a language model; agents/routes.test.ts stores them on both',
  'protocol/integrations/model.test.ts': 'requests to a language model',
  'protocol/integrations/sdk.test.ts': 'requests to a language model',
  'protocol/openapi/openapi.test.ts': 'the description of the API',
  'realtime/fuzz.test.ts': 'packets of a socket',
  'entities/mass-assignment.test.ts': 'which fields a body may set; crud.test.ts stores them on both',
  'pdf-files/evolution-routes.test.ts': 'files of the evolution; crud.test.ts reads measurements on both',
  'pdf-files/plan-routes.test.ts': 'files of a plan; public-page/plan-parts.test.ts reads plans on both',
  'pdf-files/substitution-routes.test.ts': 'files of a list',
  'platform/http/log-secrets.test.ts': 'what is written to the log',
  'web-app/web.test.ts': 'files of the web app',
};

/**
 * Runs on PostgreSQL only, for half a minute: `npm run test:full`. In every run the faults stop a server under load (R18),
 * and scale-out.test.ts ends one of three processes.
 */
const inFullRunOnly = ['e2e/contract/rolling-restart.test.ts'];

/** Test files that `npm test` leaves out on PostgreSQL, as paths from the root. */
export const leftOutOnPostgres = () => [
  ...inFullRunOnly,
  ...testFiles().filter((file) => !usesDatabase(file)),
  ...Object.keys(engineIndependent).map((file) => join('apps/server/src', file)),
];

/** Test files of the server and of the contract suite, as paths from the root. */
export const testFiles = () =>
  ['apps/server/src', 'e2e/contract'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );

/**
 * A file whose imports do not reach the test database cannot run on PostgreSQL at all.
 * @param {string} file path from the root
 */
export const usesDatabase = (file) => importsOf(join(root, file), true).has(databaseOfTests);

/**
 * @param {string} file path from the root
 * @returns {string[]} the modules of the server that it imports itself and that use the database, from the root
 */
export const databaseModulesOf = (file) =>
  [...importsOf(join(root, file), false)]
    .filter((module) => !/\/testing\/|\.test\./.test(module))
    .filter((module) => /from '(kysely|(\.\.?\/)+(platform\/)?db\/)/.test(readFileSync(module, 'utf8')))
    .map((module) => relative(root, module));

/**
 * @param {string} file
 * @param {boolean} isDeep also what its imports import
 * @param {Set<string>} [found]
 */
function importsOf(file, isDeep, found = new Set()) {
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const module = join(dirname(file), path);
    if (found.has(module) || !/\.[cm]?tsx?$/.test(module) || !existsSync(module)) continue;
    found.add(module);
    if (isDeep) importsOf(module, true, found);
  }
  return found;
}
