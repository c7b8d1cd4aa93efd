import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { architecture, modulesOf, root, startFiles } from './testing/import-table.ts';

const source = import.meta.dirname;
const modules = modulesOf('server');
// Tests and what they share may import any module; no module imports them.
const isTest = /\.test\.tsx?$|(^|\/)testing\//;

/** The files at the top start the server: together they are one module. */
const moduleAt = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'start');

/** Every import of one module by another, of types too: "audit → platform". */
function realImports(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/');
    if (!/\.tsx?$/.test(path) || isTest.test(path)) continue;
    const text = readFileSync(join(source, path), 'utf8');
    for (const [, target] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const to = normalize(join(dirname(path), target!)).replaceAll('\\', '/');
      if (to.startsWith('..')) continue;
      const step = `${moduleAt(path)} → ${/(^|\/)testing\//.test(to) ? 'testing' : moduleAt(to)}`;
      if (moduleAt(path) !== moduleAt(to) || step.endsWith('testing')) found.set(step, `${path} → ${to}`);
    }
  }
  return found;
}

test('the folders of the server are the modules of the table, at most fifteen, and the other files start the server', () => {
  const entries = readdirSync(source, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name) && !isTest.test(name));
  expect(files.map(({ name }) => name).sort()).toEqual(startFiles.map((name) => `${name}.ts`));
  const named = [...modules.map(({ name }) => name).filter((name) => name !== 'start'), 'testing'];
  expect(folders.map(({ name }) => name).sort()).toEqual(named.sort());
  expect(folders.length).toBeLessThanOrEqual(15);
});

test('a module imports only modules above it in the table, so there are no circular imports', () => {
  const upward = modules.flatMap(({ name, mayImport }, layer) =>
    mayImport
      .filter((other) => modules.findIndex((module) => module.name === other) >= layer)
      .map((other) => `${name} → ${other}`),
  );
  expect(upward).toEqual([]);
});

test('the imports between modules, types included, are the ones that the table allows', () => {
  const allowed = modules.flatMap(({ name, mayImport }) => mayImport.map((other) => `${name} → ${other}`));
  const real = realImports();
  expect([...real].filter(([step]) => !allowed.includes(step)).map(([, files]) => files)).toEqual([]);
  expect(allowed.filter((step) => !real.has(step))).toEqual([]);
});

test('the files that docs/architecture.md names for newcomers exist', () => {
  const section = architecture().split("## A newcomer's questions")[1]!.split('\n## ')[0]!;
  const paths = [...section.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThanOrEqual(10);
  const isThere = (path: string) => existsSync(join(root, path)) || existsSync(join(source, path));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
