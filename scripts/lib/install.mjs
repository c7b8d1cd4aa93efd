import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './commands.mjs';
import { root } from './root.mjs';
import { requireWritableFolder } from './writable.mjs';

const lockFile = join(root, 'package-lock.json');
// npm's own record of what it put into node_modules.
const installedFile = join(root, 'node_modules/.package-lock.json');
const markFile = join(root, 'node_modules/.alecrim-lock-hash');

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean,
 *   devOptional?: boolean }} LockEntry
 */

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json asks for.
 * @param {{ development: boolean }} needs whether development dependencies are needed too
 */
export async function ensureInstalled({ development }) {
  requireNode();
  const scope = development ? 'development' : 'production';
  const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isMarked(lockHash, scope) || matchesLock(development)) return;

  requireWritableFolder();
  console.log('Instalando dependências…');
  const args = ['ci', ...(development ? ['--include=dev'] : [])];
  // npm ci has a time limit. A half installation has no record, so the next start installs again.
  const { ok } = await runNpm(args, { stopSignal: 'SIGKILL' });
  if (!ok) throw new Error('Não foi possível instalar as dependências (npm ci). Há conexão com a internet?');
  writeFileSync(markFile, `${lockHash} ${matchesLock(true) ? 'development' : scope}\n`);
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  const own = process.versions.node;
  if (isAtLeast(own, needed)) return;
  throw new Error(`O Alecrim precisa do Node.js ${needed} ou mais novo; este é o ${own}.`);
}

/**
 * Compares the numbers themselves: a comparison by locale would load its tables at every start.
 * @param {string} own
 * @param {string} needed
 */
function isAtLeast(own, needed) {
  const [ours = [], theirs = []] = [own, needed].map((version) => version.split('.').map(Number));
  const different = ours.findIndex((number, index) => number !== theirs[index]);
  return different === -1 || Number(ours[different]) > Number(theirs[different]);
}

/**
 * @param {string} lockHash
 * @param {string} scope
 */
function isMarked(lockHash, scope) {
  if (!existsSync(markFile) || !existsSync(installedFile)) return false;
  const [hash, markedScope] = readFileSync(markFile, 'utf8').trim().split(' ');
  return hash === lockHash && (markedScope === 'development' || scope === 'production');
}

/**
 * An installation made by hand has no mark of ours, but npm's own record lists its packages.
 * @param {boolean} development
 */
function matchesLock(development) {
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(lockFile)).every(([path, wanted]) => {
    const isNeeded = path.startsWith('node_modules/') || path.includes('/node_modules/');
    // Optional packages are for other platforms.
    if (!isNeeded || wanted.optional || wanted.devOptional) return true;
    if (wanted.dev && !development) return true;
    const found = installed[path];
    return (
      found?.version === wanted.version &&
      found?.integrity === wanted.integrity &&
      found?.link === wanted.link
    );
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    // The record is incomplete, for example after a full disk: install again.
    return {};
  }
}
