import { expect, test } from 'vitest';
import { csvRows } from './csv-table.ts';

const cells = (text: string) => csvRows(text).map((row) => row.cells);

test.each([
  ['semicolons', 'nome;email\nAna;ana@x.com'],
  ['commas', 'nome,email\nAna,ana@x.com'],
  ['tabs', 'nome\temail\nAna\tana@x.com'],
  ['a mark at the beginning and Windows line ends', '\uFEFFnome;email\r\nAna;ana@x.com\r\n'],
  ['line ends of old Macs', 'nome;email\rAna;ana@x.com\r'],
  ['blank rows and spaces', 'nome ; email\n;;\n\n  Ana ;ana@x.com  \n'],
])('a table with %s is read', (_name, text) => {
  expect(cells(text)).toEqual([
    ['nome', 'email'],
    ['Ana', 'ana@x.com'],
  ]);
});

test('quotes hold separators, quotes and line breaks', () => {
  expect(cells('nome;obs\n"Lima; Ana";"disse ""oi""\ne saiu"')[1]).toEqual([
    'Lima; Ana',
    'disse "oi"\ne saiu',
  ]);
});

test('a quote inside a word is a plain character', () => {
  expect(cells('nome,altura\nAna,1m 5" ')[1]).toEqual(['Ana', '1m 5"']);
});

test('every row knows its line in the file', () => {
  const rows = csvRows('nome;obs\r\nAna;"uma\r\nduas"\r\n\r\nBia;x\r\n');
  expect(rows.map((row) => row.line)).toEqual([1, 2, 5]);
});

test('an empty file has no rows', () => {
  expect(csvRows('')).toEqual([]);
});
