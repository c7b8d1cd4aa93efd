import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The titles of all tests; a table's rows are titles too, so a number counts wherever a test file names it. */
const titles = ['apps', 'packages', 'e2e', 'faults', 'bench']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(
    (path) =>
      /\.(test|spec)\.tsx?$|^(faults|bench)\b.*\.(ts|mjs)$/.test(path) &&
      !path.includes('node_modules') &&
      !path.endsWith('numbers.test.ts'),
  )
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

const numbers = (letter: string, last: number) =>
  Array.from({ length: last }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);

/** In a title, a number stands behind a quote or a comment's mark, or behind another number. */
const isTested = (number: string) => new RegExp(`(['"\`]|\\*\\* |[TRSL]\\d\\d )${number}[:', ]`).test(titles);

// An unhandled rejection ends the process by Node's own rule; random operations under kills are R01 and R08 together.
const notForTests = ['R19', 'R30'];

test('every abuse case T01 to T40 has a test that carries its number', () => {
  expect(numbers('T', 40).filter((number) => !isTested(number))).toEqual([]);
});

test('every fault R01 to R31 that a test can make, and every privacy row L01 to L16, has one', () => {
  const faults = numbers('R', 31).filter((number) => !notForTests.includes(number));
  expect([...faults, ...numbers('L', 16)].filter((number) => !isTested(number))).toEqual([]);
});

test('every security row S01 to S54 says what shows it, and that exists', () => {
  const page = readFileSync(join(root, 'docs/security-checks.md'), 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| (S\d\d) \| (.*) \| (.*) \|$/gm)].map(([, row = '', , shown = '']) => [row, shown]),
  );
  expect([...rows.keys()]).toEqual(numbers('S', 54));
  const named = [...rows].map(([row, shown]) => ({ row, tests: shown.match(/\b[TRSL]\d\d\b/g) ?? [] }));
  // These say themselves why there is nothing to show.
  const without = named.filter(({ tests }) => tests.length === 0).map(({ row }) => row);
  expect(without).toEqual(['S38', 'S47']);
  expect(named.flatMap(({ tests }) => tests).filter((number) => !isTested(number))).toEqual([]);
});
