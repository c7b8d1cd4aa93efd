import { expect, test } from 'vitest';
import { csvRows, fileText } from './csv-table.ts';

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

const file = (...content: BlobPart[]) => new File(content, 'pacientes.csv');

test('accents are read correctly from UTF-8 and from files of older Excel versions', async () => {
  expect(await fileText(file('João'))).toBe('João');
  expect(await fileText(file(new Uint8Array([0x4a, 0x6f, 0xe3, 0x6f])))).toBe('João');
});

test('T29: a spreadsheet named .csv is refused with advice', async () => {
  await expect(fileText(file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])))).rejects.toThrow('Salvar como CSV');
});

test('T29: a file larger than 10 MB is refused before it is read', async () => {
  await expect(fileText(file(new Uint8Array(10 * 1024 * 1024 + 1)))).rejects.toThrow('grande demais');
});
