import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const folders = ['apps', 'packages', 'e2e', 'faults', 'bench', 'scripts', 'docs'];
const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(tsx?|m?js|css|md)$/.test(path) && !/node_modules|\bdist\b|numbers\.test/.test(path))
  .concat('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md');
const texts = new Map(files.map((path) => [path, read(path)]));

const isTest = (path: string) => /\.(test|spec)\.tsx?$|^(faults|bench)\b.*\.(ts|mjs)$/.test(path);

/** In a title, a number stands behind a quote or a comment's mark, behind another number, or begins a second half. */
const carries = (text: string, number: string) =>
  new RegExp(`(['"\`]|\\*\\* |; |[TRSL]\\d\\d )${number}[:', ]`).test(text);
const isTested = (number: string) =>
  files.some((path) => isTest(path) && carries(texts.get(path) ?? '', number));

/** The rows of a page's tables: the number, and the last cell, which says where the row is shown. */
const rowsOf = (path: string) =>
  [...read(path).matchAll(/^\| ([PTRLS]\d\d) \| .* \| (.*) \|$/gm)].map(([, number = '', shown = '']) => ({
    number,
    shown,
    paths: [...shown.matchAll(/`([^`]+)`/g)].map(([, named = '']) => named),
  }));
const promises = rowsOf('docs/specification.md');
const checks = rowsOf('docs/security-checks.md');

const numbers = (letter: string, last: number) =>
  Array.from({ length: last }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);

test('the specification has the rows P01 to P99, T01 to T55, R01 to R39 and L01 to L16, in this order', () => {
  const expected = [...numbers('P', 99), ...numbers('T', 55), ...numbers('R', 39), ...numbers('L', 16)];
  expect(promises.map(({ number }) => number)).toEqual(expected);
});

test('every number in code, tests and docs has a row in the specification or in the security checks', () => {
  const known = new Set([...promises, ...checks].map(({ number }) => number));
  const unknown = [...texts].flatMap(([path, text]) =>
    // "T03:00" behind a date is a time of day.
    [...text.matchAll(/(?<![\w}])[PTRLS]\d\d(?!\w|:\d)/g)]
      .filter(([number]) => !known.has(number))
      .map(([number]) => `${number} in ${path}`),
  );
  expect(unknown).toEqual([]);
});

test('every row of the specification names files that exist, or says why it has no test', () => {
  const without = promises.filter(({ paths }) => paths.length === 0);
  expect(without.map(({ number }) => number)).toEqual(['R19', 'R30', 'R32']);
  expect(without.filter(({ shown }) => !shown.startsWith('no test: '))).toEqual([]);
  const missing = promises.flatMap(({ number, paths }) =>
    paths.filter((path) => !existsSync(join(root, path))).map((path) => `${number} names ${path}`),
  );
  expect(missing).toEqual([]);
});

test('the tests that a T, R or L row names carry its number in a title', () => {
  const silent = promises
    .filter(({ number }) => !number.startsWith('P'))
    .flatMap(({ number, paths }) =>
      paths
        .filter((path) => !carries(texts.get(path) ?? '', number))
        .map((path) => `${number} is not in ${path}`),
    );
  expect(silent).toEqual([]);
});

test('every security row S01 to S54 names numbers that tests carry, or says why it has none', () => {
  expect(checks.map(({ number }) => number)).toEqual(numbers('S', 54));
  const named = checks.map(({ number, shown }) => ({ number, tests: shown.match(/\b[TRSL]\d\d\b/g) ?? [] }));
  const without = named.filter(({ tests }) => tests.length === 0).map(({ number }) => number);
  expect(without).toEqual(['S38', 'S47']);
  expect(named.flatMap(({ tests }) => tests).filter((number) => !isTested(number))).toEqual([]);
});
