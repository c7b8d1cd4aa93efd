import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './import-table.ts';

/** A file at `path`, and the texts that it imports. */
export interface Probe {
  path: string;
  imports: readonly string[];
}

/** Which of its imports the linter refuses, for each path. The probes are written and linted outside the repository. */
export function refusedImports(probes: readonly Probe[]): Map<string, Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-imports-'));
  try {
    // Biome asks Git for ignored files, and this folder is no repository.
    const config = { ...JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')), vcs: { enabled: false } };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    cpSync(join(root, 'biome.imports.json'), join(folder, 'biome.imports.json'));
    for (const { path, imports } of probes) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      // A type is an import like any other.
      writeFileSync(join(folder, path), imports.map((text) => `export type * from '${text}';\n`).join(''));
    }
    return byPath(probes, lint(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Finding {
  location: { path: string; start: { line: number } };
}

function lint(folder: string): Finding[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, 'apps', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).diagnostics;
}

const byPath = (probes: readonly Probe[], findings: readonly Finding[]) =>
  new Map(
    probes.map(({ path, imports }) => [
      path,
      new Set(
        findings
          .filter(({ location }) => location.path === path)
          .map(({ location }) => imports[location.start.line - 1]!),
      ),
    ]),
  );
