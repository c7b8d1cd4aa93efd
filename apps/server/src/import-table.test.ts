import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  importTable,
  type Module,
  type Probe,
  refusedImports,
  root,
  startFiles,
} from './testing/import-table.ts';

const table = importTable();
const namesOf = (side: Module['side']) =>
  table.filter((module) => module.side === side).map(({ name }) => name);

/** What a file of each side could import, apart from the modules of its side. */
const beyond: Record<Module['side'], readonly string[]> = {
  packages: ['@alecrim/web', '@alecrim/server', 'zod', 'react', 'node'],
  server: ['domain', 'nutrition', 'document', 'pdf', 'client', '@alecrim/web', 'react', 'testing'],
  web: ['domain', 'nutrition', 'document', 'pdf', 'client', '@alecrim/server'],
};

/** The spellings under which a file of this module would import what the table calls `name`. */
function spellings({ side, name: module }: Module, name: string): string[] {
  if (name.startsWith('@')) return [name, `${name}/x.ts`];
  if (name === 'react') return ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];
  if (name === 'node') return ['node:fs', 'node:fs/promises'];
  if (name === 'zod') return ['zod'];
  if (name.startsWith('domain')) return [`@alecrim/${name}`];
  if (side === 'packages' || ['nutrition', 'document', 'pdf', 'client'].includes(name))
    return [`@alecrim/${name}`, `@alecrim/${name}/x.css`];
  if (module === 'start') return [`./${name}/x.ts`, `./${name}/deep/x.ts`];
  if (name === 'start') return startFiles.flatMap((file) => [`../${file}.ts`, `../../${file}.ts`]);
  return [`../${name}/x.ts`, `../../${name}/deep/x.ts`];
}

const pathOf = ({ side, name }: Module): string => {
  if (side === 'packages') return `packages/${name}/src/probe.ts`;
  return name === 'start' ? `apps/${side}/src/probe.ts` : `apps/${side}/src/${name}/deep/probe.ts`;
};

const candidates = (module: Module): string[] =>
  [...namesOf(module.side), ...beyond[module.side], 'domain/pure'].filter((name) => name !== module.name);

const probeOf = (module: Module): Probe => ({
  path: pathOf(module),
  imports: candidates(module).flatMap((name) => spellings(module, name)),
});

const verdicts = refusedImports(table.map(probeOf));

const named = table.map((module) => [`${module.side}/${module.name}`, module] as const);

test.each(named)('the linter allows %s exactly the imports of the table', (_, module) => {
  const refused = verdicts.get(pathOf(module))!;
  const allowed = candidates(module).filter(
    (name) => !spellings(module, name).every((text) => refused.has(text)),
  );
  const partly = allowed.filter((name) => spellings(module, name).some((text) => refused.has(text)));
  const inTable = module.mayImport.filter((name) => candidates(module).includes(name));
  if (inTable.includes('domain') && !inTable.includes('domain/pure')) inTable.push('domain/pure');
  expect({ allowed: allowed.sort(), partly }).toEqual({ allowed: inTable.sort(), partly: [] });
});

test('every package and every folder of the web app has a row in the table', () => {
  const foldersIn = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name)
      .sort();
  expect(namesOf('packages').sort()).toEqual(foldersIn('packages'));
  expect(namesOf('web').sort()).toEqual(foldersIn('apps/web/src'));
});

test('the client package imports only types from the domain package', () => {
  const folder = join(root, 'packages/client/src');
  const imports = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/^.*@alecrim\/domain.*$/gm) ?? []);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !/^(import|export) type /.test(line))).toEqual([]);
});
