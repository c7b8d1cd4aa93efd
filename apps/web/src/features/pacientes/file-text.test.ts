import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

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
