import { expect, test } from 'vitest';
import { betterPaste, cleanLines } from './lines.ts';

test.each([
  ['bullets', '• Arroz\n– Feijão\n\n* Salada', ['Arroz', 'Feijão', 'Salada']],
  [
    'the bullets of a word processor',
    '\uF0B7\tArroz integral\r\n\uF0B7\tFeijão',
    ['Arroz integral', 'Feijão'],
  ],
  ['counters', '1. Arroz\n2) Feijão\n3º Salada', ['Arroz', 'Feijão', 'Salada']],
  ['counters with dashes, when they count', '1 - Arroz\n2 - Feijão', ['Arroz', 'Feijão']],
  ['boxes', '[ ] Arroz\n☐ Feijão\n- [x] Salada', ['Arroz', 'Feijão', 'Salada']],
  ['invisible characters', '\u200BArroz\u00A0integral', ['Arroz integral']],
  [
    'the marks of a chat',
    '*Almoço*\n* Arroz\n- *2 ovos*, _se quiser_\n~Leite~',
    ['Almoço', 'Arroz', '2 ovos, se quiser', 'Leite'],
  ],
  ['blank lines', '\n\n  Arroz  \n\n', ['Arroz']],
])('a pasted list loses %s', (_what, pasted, lines) => {
  expect(cleanLines(pasted)).toEqual(lines);
});

test.each([
  '2 ovos',
  '1.5 xícara de leite',
  '1/2 mamão',
  '2 - 3 castanhas',
  '½ abacate',
  '10:00 chá de erva-doce',
  '+ 1 fio de azeite',
  '2*3 biscoitos',
])('a quantity is never lost: %s', (line) => {
  expect(cleanLines(`${line}\nOutro item`)).toEqual([line, 'Outro item']);
});

test('text that needs no cleaning is left to the browser', () => {
  expect(betterPaste('Arroz\nFeijão', '')).toBeNull();
  expect(betterPaste('Arroz\nFeijão\n', '')).toBeNull();
  expect(betterPaste('', '')).toBeNull();
  expect(betterPaste('   ', '')).toBeNull();
});

test('a part of a line is pasted unchanged, and whole lines are cleaned', () => {
  expect(betterPaste(' - light ', '1 iogurte')).toBeNull();
  expect(betterPaste('- Arroz', 'Feijão\n')).toBe('Arroz');
  expect(betterPaste('• Arroz\n• Feijão', '1 ')).toBe('Arroz\nFeijão');
});
