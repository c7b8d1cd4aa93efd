import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The titles of all tests; a table's rows are titles too, so a number counts wherever a test file names it. */
const titles = ['apps', 'packages', 'e2e']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(
    (path) =>
      /\.(test|spec)\.tsx?$/.test(path) &&
      !path.includes('node_modules') &&
      !path.endsWith('abuse-numbers.test.ts'),
  )
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

const numbers = (letter: string, last: number) =>
  Array.from({ length: last }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);

test('every abuse case T01 to T40 has a test that carries its number', () => {
  // In a title, the number stands behind a quote or behind another number.
  const isTested = (number: string) => new RegExp(`(['"\`]|T\\d\\d )${number}[: ]`).test(titles);
  expect(numbers('T', 40).filter((number) => !isTested(number))).toEqual([]);
});
