import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { withRun } from './runs.mjs';

const fileOf = (name) => join(root, `bench/results/${name}.json`);

// Read once: a commit made while the bench runs is not what it measures.
const commit = commitOfCheckout();

/** Saves the measured rows of a run; rows that were not measured stay. docs/performance.md is written from these files. */
export function keep(name, rows) {
  const stamp = { commit, date: new Date().toISOString(), ...machine() };
  const stored = readKept(name);
  for (const [row, figures] of Object.entries(rows)) stored[row] = withRun(stored[row], stamp, figures);
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(stored, null, 2)}\n`);
}

export function readKept(name) {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {};
}

const machine = () => ({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length });

/** The commit, with "-dirty" where files differ from it. */
function commitOfCheckout() {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=7', '--exclude=*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return status === 0 ? stdout.trim() : 'unknown-dirty';
}
