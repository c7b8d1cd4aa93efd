import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { textOfFile } from './text-of-file.ts';

/** A ZIP archive with one file. */
function zipOf(name: string, content: Buffer, claimedSize = content.length): File {
  const [data, path] = [deflateRawSync(content), Buffer.from(name)];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(path.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(claimedSize, 24);
  entry.writeUInt16LE(path.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + path.length + data.length, 16);
  return new File([Buffer.concat([local, path, data, entry, path, end])], 'plano.docx');
}

const document = (body: string) =>
  zipOf(
    'word/document.xml',
    Buffer.from(
      `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
    ),
  );
const paragraph = (text: string, properties = '', run = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t>${text}</w:t></w:r></w:p>`;

test('headings, bold lines, lists and broken lines of a document keep their marks', async () => {
  const file = document(
    paragraph('Plano', '<w:pStyle w:val="Ttulo1"/>') +
      paragraph('Almoço', '', '<w:b/>') +
      paragraph('Arroz', '<w:numPr/>') +
      paragraph('não negrito', '', '<w:b w:val="0"/>') +
      '<w:p><w:r><w:t>um</w:t><w:br/><w:t>dois</w:t></w:r></w:p>',
  );
  expect(await textOfFile(file)).toBe('## Plano\n*Almoço*\n• Arroz\nnão negrito\num\ndois');
});

test('a table becomes meals, and a merged cell counts once', async () => {
  const cell = (text: string, merge = '') =>
    `<w:tc><w:tcPr>${merge}</w:tcPr>${text
      .split('|')
      .map((line) => paragraph(line))
      .join('')}</w:tc>`;
  const file = document(
    `<w:tbl><w:tr>${cell('Refeição')}${cell('Alimentos')}</w:tr>` +
      `<w:tr>${cell('Almoço|12h', '<w:vMerge w:val="restart"/>')}${cell('Arroz|Feijão')}</w:tr>` +
      `<w:tr>${cell('Almoço', '<w:vMerge/>')}${cell('Salada')}</w:tr></w:tbl>`,
  );
  expect((await textOfFile(file)).trim()).toBe('## Almoço 12h\n• Arroz\n• Feijão\n• Salada');
});

test('deleted text and the second form of a drawing are left out, a text box is kept', async () => {
  const file = document(
    '<w:p><w:del><w:r><w:delText>velho</w:delText></w:r></w:del><w:ins><w:r><w:t>novo</w:t></w:r></w:ins></w:p>' +
      `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>${paragraph('caixa')}</w:txbxContent></w:drawing></mc:Choice>` +
      `<mc:Fallback><w:txbxContent>${paragraph('caixa')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  );
  expect((await textOfFile(file)).split('\n').filter(Boolean)).toEqual(['novo', 'caixa']);
});

test('a document that grows without end is refused, whatever size it claims', async () => {
  const bomb = zipOf('word/document.xml', Buffer.alloc(40_000_000), 100);
  expect(bomb.size).toBeLessThan(100_000);
  await expect(textOfFile(bomb)).rejects.toThrow('grande demais');
});

test.each([
  ['entities', document('<!DOCTYPE x [<!ENTITY a "b">]>'), 'danificado'],
  ['another archive', zipOf('xl/workbook.xml', Buffer.from('<a/>')), 'tipo de arquivo'],
  ['a cut archive', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'plano.docx'), 'danificado'],
  ['an old document', new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])], 'plano.doc'), 'antigo'],
  ['a picture', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], 'foto.png'), 'tipo de arquivo'],
  ['an empty file', new File([''], 'plano.txt'), 'não tem texto'],
  ['a huge file', new File([new Uint8Array(10_000_001)], 'plano.txt'), 'grande demais'],
])('%s is refused with a sentence', async (_what, file, words) => {
  await expect(textOfFile(file)).rejects.toThrow(words);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Almoço')],
  ['the encoding of old Windows programs', new Uint8Array([0x41, 0x6c, 0x6d, 0x6f, 0xe7, 0x6f])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...'Almoço'].flatMap((char) => [char.charCodeAt(0), 0])])],
])('a text file in %s is read', async (_encoding, bytes) => {
  expect((await textOfFile(new File([bytes], 'plano.txt'))).replace('\uFEFF', '')).toBe('Almoço');
});
