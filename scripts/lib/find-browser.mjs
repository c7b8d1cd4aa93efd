import { delimiter, join } from 'node:path';
import { aptInstall, isExecutable } from './apt.mjs';

/**
 * @typedef {object} BrowserSource
 * @property {string} name as it is called in messages
 * @property {string} variable environment variable that names its program
 * @property {string[]} names of the program on Linux
 * @property {string[]} macApplications
 * @property {string[]} windowsPrograms
 * @property {string[]} packages Debian packages that bring it, tried in this order
 * @property {() => Promise<string | undefined>} [elsewhere] another place to look before installing
 * @property {string} advice what a person can install
 */

/**
 * A browser for the tests: the chosen one, an installed one, or one that apt installs.
 * @param {BrowserSource} source
 * @returns {Promise<string>} its path
 */
export async function findBrowser(source) {
  const chosen = process.env[source.variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`${source.variable} names ${chosen}, which is not there or cannot be run.`);
  }
  const found = installed(source) ?? (await source.elsewhere?.());
  if (found) return found;
  for (const name of source.packages) {
    const path = (await aptInstall(name)) && installed(source);
    if (path) return path;
  }
  throw new Error(`No ${source.name} for the browser tests. ${source.advice}, or set ${source.variable}.`);
}

/** @param {BrowserSource} source */
function installed(source) {
  return candidates(source).find(isExecutable);
}

/** @param {BrowserSource} source */
function candidates({ names, macApplications, windowsPrograms }) {
  const { platform, env } = process;
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return folders.flatMap((folder) => windowsPrograms.map((program) => join(folder, program)));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return folders.flatMap((folder) => macApplications.map((application) => join(folder, application)));
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
