import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { aptInstall, isExecutable, isRoot } from './apt.mjs';

/**
 * The folder that holds initdb and postgres.
 * @returns {Promise<string>}
 */
export async function findPostgresBinaries() {
  const found = installedBinaries();
  if (found) return found;
  if (isRoot && (await withoutSystemCluster(() => aptInstall('postgresql')))) {
    const installed = installedBinaries();
    if (installed) return installed;
  }
  throw new Error(
    'No PostgreSQL for the API tests. Install PostgreSQL 14 or newer, or set TEST_DATABASE_URL.',
  );
}

function installedBinaries() {
  return candidates().find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, program(name)))),
  );
}

function candidates() {
  const fromPath = (process.env.PATH ?? '').split(delimiter);
  const { PROGRAMFILES = 'C:/Program Files' } = process.env;
  return [
    ...fromPath,
    ...versionsUnder('/usr/lib/postgresql', 'bin'),
    ...versionsUnder('/opt/homebrew/opt', 'bin', 'postgresql'),
    ...versionsUnder('/usr/local/opt', 'bin', 'postgresql'),
    ...versionsUnder('/Applications/Postgres.app/Contents/Versions', 'bin'),
    ...versionsUnder(join(PROGRAMFILES, 'PostgreSQL'), 'bin'),
    '/usr/local/pgsql/bin',
  ];
}

/**
 * Newest first: folders are named by version.
 * @param {string} folder
 * @param {string} inner
 * @param {string} [prefix]
 */
function versionsUnder(folder, inner, prefix = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name, inner));
}

/** @param {string} name */
function program(name) {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/**
 * Debian's package creates and starts a cluster unless a setting forbids it.
 * @template T
 * @param {() => Promise<T>} install
 */
async function withoutSystemCluster(install) {
  const file = '/etc/postgresql-common/createcluster.d/alecrim-test.conf';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
  try {
    return await install();
  } finally {
    rmSync(file, { force: true });
  }
}
