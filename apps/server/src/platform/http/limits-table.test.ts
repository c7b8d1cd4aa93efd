import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entity, entityNamed, entityNames, User } from '@alecrim/domain';
import { expect, test } from 'vitest';
import { boundOf, bounds, fileBounds, MAX_ISSUES, readBounds, schemaBounds } from './bounds.ts';
import { atOnce, limits } from './limits.ts';

const file = join(import.meta.dirname, '../../../../../docs/security.md');
const number = (value: number) => value.toLocaleString('en-US');
const size = (bytes: number) => (bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 2 ** 10} KB`);
const time = (seconds: number) =>
  seconds % 86_400 === 0
    ? 'day'
    : seconds % 3600 === 0
      ? 'hour'
      : seconds % 60 === 0
        ? minutes(seconds)
        : `${seconds} s`;
const minutes = (seconds: number) => (seconds === 60 ? 'minute' : `${seconds / 60} minutes`);
const table = (...rows: (string | number)[][]) => {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
};

// A bound without words here does not compile.
const filesInWords: Record<keyof typeof fileBounds, string> = {
  picture: 'picture that is uploaded',
  privateFile: 'private file',
  import: 'CSV or JSON file with records, of 5,000 rows at most',
  functionFile: 'file in a call of a function',
  fields: 'text fields around a file',
};
const readingInWords: Record<keyof typeof readBounds, [string, (value: number) => string]> = {
  address: ['address and headers of a request', size],
  query: ['filter in an address (`q`)', size],
  queryDepth: ['levels of a filter', number],
  conditions: ['conditions of a filter', number],
  listSteps: ['lists that a filter goes through; a path through three lists counts three', number],
  valuesInList: ['values in one `$in`', number],
  values: ['values in all lists of a filter', number],
  search: ['letters of `$search`', number],
  rows: ['records in one answer', number],
  exportedRows: ['records in one export; more are refused, not left out', number],
  skip: ['records that are skipped', number],
  groups: ['groups of an aggregate', number],
};
const schemasInWords: Record<keyof typeof schemaBounds, [string, (value: number) => string]> = {
  values: ['values of a JSON Schema that a caller gives', number],
  depth: ['levels of it', number],
  steps: ['steps to check a value against it', number],
  text: ['JSON file that is checked against it', size],
};
const inWords = (words: Record<string, [string, (value: number) => string]>, from: Record<string, number>) =>
  Object.entries(words).map(([key, [what, written]]) => [what, written(from[key] ?? 0)]);

test('the tables of limits in docs/security.md match the code (UPDATE_DOCS=1 writes them)', () => {
  const records = [
    ...entityNames.map((name) => [name, entityNamed(name)] as const),
    ['User', User] as const,
  ].map(
    ([name, entity]) =>
      [`one ${name}`, boundOf(entity as Pick<Entity, 'largest'>), entity.largest.lines] as const,
  );
  const tables = [
    table(
      ['what', 'at most', 'in a', 'counted by'],
      ...Object.values(limits).map(({ what, max, seconds, by }) => [what, number(max), time(seconds), by]),
    ),
    table(
      ['what', 'at the same moment', 'counted by'],
      ...Object.values(atOnce).map(({ what, max, by }) => [what, number(max), by]),
    ),
    table(
      ['body', 'bytes', 'values', 'lines'],
      ...records.map(([what, { bytes, values }, lines]) => [
        what,
        size(bytes),
        number(values),
        number(lines),
      ]),
      ...Object.values(bounds).map(({ what, bytes, values }) => [what, size(bytes), number(values), '']),
      ...Object.entries(filesInWords).map(([key, what]) => [
        what,
        size(fileBounds[key as keyof typeof fileBounds]),
        '',
        '',
      ]),
    ),
    table(
      ['what', 'at most'],
      ...inWords(readingInWords, readBounds),
      ...inWords(schemasInWords, schemaBounds),
      ['problems that are listed for one body', number(MAX_ISSUES)],
    ),
  ].join('\n\n');
  const text = readFileSync(file, 'utf8');
  const [before = '', , after = ''] = text.split(/<!-- \/?limits -->/);
  const wanted = `${before}<!-- limits -->\n\n${tables}\n\n<!-- /limits -->${after}`;
  if (process.env.UPDATE_DOCS) writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});
