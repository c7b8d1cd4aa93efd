import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const folder = join(root, 'bench/results');

/** Saves the figures of a run. docs/performance.md is written from the newest file of each kind. */
export function keep(name, figures) {
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ date: new Date().toISOString(), machine, ...figures }, null, 2)}\n`,
  );
}
