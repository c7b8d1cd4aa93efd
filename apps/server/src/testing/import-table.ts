import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

/** The files at the top of the server, which start it. The table calls them `start`. */
export const startFiles = ['all-tasks', 'app', 'background-worker', 'jobs', 'main', 'seed-demo', 'serve'];

/** One row of the table in docs/architecture.md. */
export interface Module {
  side: 'packages' | 'server' | 'web';
  name: string;
  mayImport: string[];
}

export const architecture = (): string => readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The rows in the order of the document: each side from its lowest layer to its highest. */
export const importTable = (): Module[] =>
  [...architecture().matchAll(/^\| `(packages|server|web)\/([\w-]+)` \| (.+) \|$/gm)].map(
    ([, side, name, list]) => ({
      side: side as Module['side'],
      name: name!,
      mayImport: list!.replaceAll(/ \(.*?\)/g, '').split(', '),
    }),
  );

/** The modules of one side, and which modules of that side each may import; without packages and libraries. */
export const modulesOf = (side: Module['side']): Module[] => {
  const modules = importTable().filter((module) => module.side === side);
  const names = new Set(modules.map(({ name }) => name));
  return modules.map((module) => ({
    ...module,
    mayImport: module.mayImport.filter((name) => names.has(name)),
  }));
};

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

interface LintFinding {
  location: { path: string; start: { line: number } };
}

function lint(folder: string): LintFinding[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, 'apps', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).diagnostics;
}

const byPath = (probes: readonly Probe[], findings: readonly LintFinding[]) =>
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
