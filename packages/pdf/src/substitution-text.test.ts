import { publicMenuOf } from '@alecrim/domain';
import { demoCardapios, demoProfile } from '@alecrim/domain/starter-library/demo';
import { expect, test } from 'vitest';
import { substitutionSheet } from './index.ts';
import { documentWords, fileWords } from './testing-words.ts';

const updatedDate = '2026-11-17T15:00:00.000Z';
const itens = Array.from(
  { length: 80 },
  (_, i) => `No lugar de ${i} fatias de pão: 5 torradas (40 g); 3 colheres de aveia`,
);
const menuWith = (orientacoes: object[]) =>
  publicMenuOf({ ...demoCardapios[0], orientacoes } as never, demoProfile);

test('the file has the lines of the list in their order, over all pages', async () => {
  const menu = menuWith([
    { titulo: 'Água', itens: ['Beba água'] },
    { titulo: ' Lista de substituições ', itens },
  ]);
  const sheet = substitutionSheet({ menu, updatedDate, choice: {} });
  if (!sheet) throw new Error('no sheet');
  const words = await fileWords(sheet);
  const text = words.slice(words.indexOf('Lista')).join(' ');
  const wanted = ['Lista de substituições', ...sheet.heading.about.map((line) => line.text), ...itens];
  expect(text).toBe(documentWords(wanted.join(' ')).join(' '));
});

test('a plan without a list has no sheet', () => {
  const menu = menuWith([{ titulo: 'Água', itens: ['Beba água'] }]);
  expect(substitutionSheet({ menu, updatedDate, choice: {} })).toBeUndefined();
});
