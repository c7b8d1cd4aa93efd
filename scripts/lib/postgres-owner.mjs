import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { isRoot } from './apt.mjs';

/** @typedef {{ uid: number, gid: number }} Owner */

/**
 * PostgreSQL refuses to run as root.
 * @returns {Owner | undefined} undefined when the caller may run it
 */
export function clusterOwner() {
  if (!isRoot) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  for (const name of ['postgres', process.env.SUDO_USER, 'nobody']) {
    const [, , uid, gid] = users.find(([userName]) => userName === name) ?? [];
    if (uid !== undefined && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody` to run it.',
  );
}

const inMemory = '/dev/shm';
// The databases of the tests and the log of their changes, which grows to 1 GiB.
const roomInMemory = 3 * 2 ** 30;

/** A folder in memory, if the machine offers one with room: there a new test database takes a tenth of the time. */
export function folderInMemory() {
  if (!existsSync(inMemory) || !isOpenToAll(inMemory)) return undefined;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= roomInMemory ? inMemory : undefined;
}

/**
 * A folder for temporary files that the owner can enter. TMPDIR may be in root's home, which only root can enter.
 * @param {Owner | undefined} owner
 */
export function reachableTempFolder(owner) {
  if (!owner) return tmpdir();
  const folders = [tmpdir(), '/tmp', '/var/tmp'];
  const folder = folders.find((path) => existsSync(path) && isOpenToAll(path));
  if (folder) return folder;
  throw new Error(`The test database's user cannot enter any of ${folders.join(', ')}.`);
}

/**
 * Whether every user may enter a folder.
 * @param {string} path
 * @returns {boolean}
 */
export function isOpenToAll(path) {
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (dirname(path) === path || isOpenToAll(dirname(path)));
}
