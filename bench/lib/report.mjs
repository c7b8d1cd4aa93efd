import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const folder = join(root, 'bench/results');

/** Keeps the figures of a run; the newest of each kind is what docs/performance.md is written from. */
export function keep(name, figures) {
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ date: new Date().toISOString(), machine, ...figures }, null, 2)}\n`,
  );
}
