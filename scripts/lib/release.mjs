import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { runNpm } from './commands.mjs';

/**
 * Writes the version into every package, the lock file, the description of the API, the Kubernetes manifest and the changelog,
 * commits and tags.
 * @param {string} folder the repository
 * @param {string} version such as 0.2.0
 * @param {Date} [today]
 */
export async function release(folder, version, today = new Date()) {
  const changelogFile = join(folder, 'CHANGELOG.md');
  const changelog = readFileSync(changelogFile, 'utf8');
  const current = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  if (!isNewer(version, current))
    throw new Error(`The version must be newer than ${current}, such as 1.2.3.`);
  if ((await git(folder, 'branch', '--show-current')) !== 'main')
    throw new Error('A release is made on main.');
  if (await git(folder, 'status', '--porcelain'))
    throw new Error('There are changes that are not committed.');
  if (await git(folder, 'tag', '--list', `v${version}`))
    throw new Error(`There is a tag v${version} already.`);
  const released = withRelease(changelog, version, today);
  const checked = await runNpm(['run', 'check'], { cwd: folder });
  if (!checked.ok) throw new Error('`npm run check` fails.');

  writeFileSync(changelogFile, released);
  const folders = ['', ...workspaces(folder)];
  for (const name of folders) setVersion(join(folder, name, 'package.json'), version);
  setLockedVersions(join(folder, 'package-lock.json'), folders, version);
  const description = join(folder, 'docs/openapi.json');
  if (existsSync(description)) setVersion(description, version);
  const manifest = join(folder, 'deploy/kubernetes/alecrim.yaml');
  if (existsSync(manifest)) setImageVersion(manifest, version);

  await git(folder, 'commit', '--all', '--message', `release: ${version}`);
  await git(folder, 'tag', `v${version}`);
  console.log(
    `Version ${version} is committed and tagged. To publish it: git push --atomic origin main v${version}`,
  );
}

/**
 * @param {string} changelog
 * @param {string} version
 * @param {Date} today
 */
function withRelease(changelog, version, today) {
  const [, text = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  if (text.trim() === '') throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  const day = today.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  return changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} – ${day}\n`);
}

/**
 * @param {string} version
 * @param {string} current
 */
function isNewer(version, current) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  return version.localeCompare(current, 'en', { numeric: true }) > 0;
}

/** @param {string} folder */
function workspaces(folder) {
  return ['packages', 'apps']
    .filter((parent) => existsSync(join(folder, parent)))
    .flatMap((parent) => readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`))
    .filter((name) => existsSync(join(folder, name, 'package.json')));
}

/**
 * The first "version" of the file, whose layout stays as it is.
 * @param {string} file
 * @param {string} version
 */
function setVersion(file, version) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("version": ")[^"]*"/, `$1${version}"`));
}

/**
 * @param {string} file
 * @param {string[]} folders
 * @param {string} version
 */
function setLockedVersions(file, folders, version) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.version = version;
  for (const name of folders) lock.packages[name].version = version;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * @param {string} file
 * @param {string} version
 */
function setImageVersion(file, version) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(image: alecrim:)\S+/g, `$1${version}`));
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
async function git(folder, ...args) {
  const { ok, output } = await run('git', args, { cwd: folder, output: 'keep' });
  if (!ok) throw new Error(output.trim());
  return output.trim();
}
