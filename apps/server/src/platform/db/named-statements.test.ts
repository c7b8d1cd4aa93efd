import { expect, test } from 'vitest';
import { statementNames } from './named-statements.ts';

test('a statement gets a name at its second use and keeps it', () => {
  const nameOf = statementNames();
  const text = 'select id from users where id = $1';
  expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, 's0', 's0']);
  expect([1, 2].map(() => nameOf('select count(*) from users'))).toEqual([undefined, 's1']);
});

test.each([
  'begin',
  'set statement_timeout = 0',
  'select * from users',
  'select users.* from users',
  `select ${'1, '.repeat(3_000)} 1`,
])('a statement never gets a name: %.30s', (text) => {
  const nameOf = statementNames();
  expect([1, 2, 3].map(() => nameOf(text))).toEqual([undefined, undefined, undefined]);
});

test('the number of named statements is limited', () => {
  const nameOf = statementNames();
  const named = Array.from({ length: 3_000 }, (_, i) => {
    const text = `select ${i}`;
    nameOf(text);
    return nameOf(text);
  });
  expect(named.filter(Boolean)).toHaveLength(200);
});
