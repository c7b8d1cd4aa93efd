import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from './commands.mjs';
import { root } from './root.mjs';
import { requireWritableFolder } from './writable.mjs';

const hashFile = join(root, '.cache/build-hash');
const limitMs = 5 * 60_000;
const shared = ['packages', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

const parts = {
  web: { workspace: '@alecrim/web', sources: ['apps/web', ...shared], results: ['apps/web/dist/index.html'] },
  server: {
    workspace: '@alecrim/server',
    sources: ['apps/server', ...shared],
    results: ['main.js', 'admin.js', 'browser/page.js'].map((file) => `apps/server/dist/${file}`),
  },
};

/** @typedef {keyof typeof parts} Part */

/**
 * Builds what changed since its last build, and nothing else.
 * @param {Part[]} [wanted]
 */
export async function ensureBuilt(wanted = ['web', 'server']) {
  const stale = wanted
    .map((part) => ({ part, hash: hashOf(parts[part].sources) }))
    .filter(({ part, hash }) => storedHashes()[part] !== hash || !hasResults(part));
  if (stale.length === 0) return;

  requireWritableFolder();
  console.log('Preparando o aplicativo…');
  for (const { part, hash } of stale) {
    // Whatever NODE_ENV the caller has, what is built is what people get.
    const env = { ...process.env, NODE_ENV: 'production' };
    const args = ['run', 'build', '-w', parts[part].workspace];
    const { ok, timedOut, output } = await runNpm(args, { env, limitMs, output: 'keep' });
    if (!ok || !hasResults(part)) {
      console.error(output);
      throw new Error(
        `Não foi possível preparar o aplicativo (${part})${timedOut ? ': tempo esgotado' : ''}.`,
      );
    }
    mkdirSync(dirname(hashFile), { recursive: true });
    writeFileSync(hashFile, JSON.stringify({ ...storedHashes(), [part]: hash }));
  }
}

/** @param {Part} part */
function hasResults(part) {
  return parts[part].results.every((path) => existsSync(join(root, path)));
}

/** @returns {Partial<Record<Part, string>>} */
function storedHashes() {
  try {
    return JSON.parse(readFileSync(hashFile, 'utf8'));
  } catch {
    // No build yet, or a file that tells nothing: build again.
    return {};
  }
}

/**
 * Contents rather than dates: a copy, a clone or a branch switched back and forth needs no new build.
 * @param {string[]} sources
 */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (isNeverBuilt(entry.name)) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(inner) : [inner];
  });
}

/** @param {string} name */
function isNeverBuilt(name) {
  return /^(node_modules|dist|coverage)$|\.test\.tsx?$/.test(name);
}
