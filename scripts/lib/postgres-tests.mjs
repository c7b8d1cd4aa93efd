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
  'platform/http/costly-requests.test.ts':
    'that a table is complete and true; R33 of test:full sends it on both',
  'platform/http/fuzz.test.ts': 'random requests; hostile-requests.test.ts sends its own on both',
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
  'accounts/access.test.ts': 'who may call a route; visibility.test.ts asks on both',
  'accounts/second-factor/second-factor-rule.test.ts':
    'who needs a second factor; second-factor.test.ts stores it on both',
  'audit/performed-acts.test.ts': 'which acts the routes tell of; audit/trail.test.ts writes them on both',
  'audit/trail-of-routes.test.ts': 'a table of routes; audit/trail.test.ts writes acts on both',
  'entities/accepted-warnings.test.ts': 'a field of a plan; crud.test.ts stores plans on both',
  'entities/import-export.test.ts':
    'bytes of files; writing-many.test.ts and query/paging.test.ts write and read many on both',
  'entities/impossible-records.test.ts': 'validation; crud.test.ts stores records on both',
  'entities/plan-days.test.ts': 'fields of a plan; crud.test.ts stores plans on both',
  'entities/plan-numbers.test.ts': 'computed from texts; renew-numbers.test.ts stores numbers on both',
  'entities/plan-nutrients.test.ts': 'computed from texts; renew-numbers.test.ts stores numbers on both',
  'entities/plan-swaps.test.ts': 'computed from texts; renew-numbers.test.ts stores swaps on both',
  'entities/recipe-portions.test.ts': 'fields of a plan; crud.test.ts stores plans on both',
  'operator/processing-record.test.ts': 'a text of the settings; consultorio.test.ts stores them on both',
  'pdf-files/pdf-answers.test.ts': 'files of a plan; public-page/plan-parts.test.ts reads plans on both',
  'pdf-files/report-routes.test.ts': 'files of a report; patients/patient-data.test.ts reads on both',
  'pdf-files/shopping-routes.test.ts': 'files of a list; public-page/plan-parts.test.ts reads plans on both',
  'platform/config.test.ts': 'settings of a process',
  'protocol/functions/consultorio-trust.test.ts':
    'who may change settings; consultorio.test.ts stores them on both',
  'protocol/unsupported-routes.test.ts': 'refusals without a database',
  'public-page/icons.test.ts': 'files of the page; public-page/plan-parts.test.ts reads plans on both',
  'public-page/measures.test.ts': 'markup of the page; public-page/plan-parts.test.ts reads plans on both',
  'public-page/plan-days.test.ts': 'markup of the page; public-page/plan-parts.test.ts reads plans on both',
  'public-page/plan-numbers.test.ts':
    'markup of the page; public-page/plan-parts.test.ts reads plans on both',
  'public-page/shopping-list.test.ts':
    'markup of the page; public-page/plan-parts.test.ts reads plans on both',
  'public-page/trouble.test.ts': 'markup of the page; public-page/plan-parts.test.ts reads plans on both',
  'realtime/socket.test.ts':
    'rooms and rights; realtime/hub.test.ts and realtime/sdk.test.ts carry changes on both',
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
  for (const module of directImportsOf(file)) {
    if (found.has(module)) continue;
    found.add(module);
    if (isDeep) importsOf(module, true, found);
  }
  return found;
}

/** @type {Map<string, string[]>} */
const directImports = new Map();

/**
 * Each file is read once: most test files import the whole server.
 * @param {string} file
 */
function directImportsOf(file) {
  const known = directImports.get(file);
  if (known) return known;
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
  const modules = [...imports]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((module) => /\.[cm]?tsx?$/.test(module) && existsSync(module));
  directImports.set(file, modules);
  return modules;
}
