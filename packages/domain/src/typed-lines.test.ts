import { expect, test } from 'vitest';
import { linesOf, textOf } from './lines.ts';

test('linesOf gives one item per line and drops blank lines, for every line ending', () => {
  expect(linesOf('  1 ovo \r\n\r\n2 torradas\r\t\n café\n')).toEqual(['1 ovo', '2 torradas', 'café']);
  expect(linesOf(' \n ')).toEqual([]);
});

test('textOf undoes linesOf', () => {
  expect(linesOf(textOf(['1 ovo', 'café']))).toEqual(['1 ovo', 'café']);
  expect(textOf(null)).toBe('');
});
