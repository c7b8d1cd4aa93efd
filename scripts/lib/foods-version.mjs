import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../../packages/nutrition/src');
const FILE = join(SOURCE, 'version.ts');
// They read no line: the file of the version itself, tests with their lines, and what concerns a person.
/** @param {string} name */
const isApart = (name) => name === 'version.ts' || /\.test\.ts$|(^|\/)corpus\/|^(needs|body)\//.test(name);

/** A hash of everything that decides how a line is read and what is computed from it. */
export function foodsVersion() {
  const hash = createHash('sha256');
  const names = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(SOURCE, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((name) => !isApart(name))
    .sort();
  for (const name of names)
    hash.update(`${name}\n`).update(readFileSync(join(SOURCE, name), 'utf8').replaceAll('\r', ''));
  return hash.digest('hex').slice(0, 16);
}

export function writeFoodsVersion() {
  const version = foodsVersion();
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, text.replace(/FOODS_VERSION = '[^']*'/, `FOODS_VERSION = '${version}'`));
  return version;
}
