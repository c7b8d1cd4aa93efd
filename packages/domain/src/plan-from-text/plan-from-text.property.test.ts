import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf } from '../content.ts';
import { Cardapio } from '../entities/cardapio.ts';
import { blocksOfText, isTooLongToPaste, LONGEST_PASTE, planOfBlocks } from './index.ts';

const isDeep = process.env.TEST_DEPTH === 'full';
const numRuns = isDeep ? 10_000 : 300;

// Every line gets a word of its own, by which it is found again.
const word = (at: number) => `zw${at}q`;

const MARKS = [
  '',
  '',
  '- ',
  '• ',
  '✅ ',
  '1. ',
  '2) ',
  '## ',
  '\t',
  '   ',
  '[10:32, 17/11/2026] Nutri: ',
  '🍎 ',
  '⚠️ ',
];
const LINES = [
  'Almoço X',
  'Almoço - 12h: X',
  '7h - Café da manhã X',
  'LANCHE DA TARDE (X)',
  'X 15h',
  'Opção 1',
  'Opção 2 - X',
  '1ª opção: X',
  'A) X',
  'Orientações: X',
  'ORIENTAÇÕES X',
  'Substituições de X',
  'Substituição: X',
  'Obs.: X',
  'Observações X',
  'Receita de X',
  'Ingredientes: X',
  'Modo de preparo: X',
  'Rendimento: 4 porções X',
  'Segunda-feira: X',
  'Plano alimentar X',
  '2 fatias de pão X (50 g)',
  'arroz X, feijão e salada à vontade com um fio de azeite de',
  '*X*',
  '_X_ e *mais*',
  'Pão X\t2 fatias',
  '| Jantar | X |',
  'Evite X.',
  'X:',
  'X',
];
const STRUCTURE = [
  'OU',
  'ou',
  '',
  '',
  '---',
  'Opção 1',
  'Almoço',
  'RECEITAS',
  'Orientações',
  'Página 1 de 3',
  '\f',
  '07:00',
  'Refeição\tAlimentos',
];

const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...MARKS), fc.constantFrom(...LINES)).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...STRUCTURE) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => `${text.replace(/[\r\n]/g, ' ')} X`),
  },
);

const text = fc
  .array(line, { maxLength: 40 })
  .map((lines) => lines.map((written, at) => written.replace('X', word(at))).join('\n'));

test('every written line is in the plan, or in the part that is shown as left out', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const blocks = blocksOfText(pasted);
      const left = blocks.filter(({ kind }) => kind === 'fora');
      const taken = JSON.stringify([planOfBlocks(blocks), left]);
      for (const [name] of pasted.matchAll(/zw\d+q/g)) expect(taken).toContain(name);
    }),
    { numRuns },
  );
});

test('only page numbers and repeated lines are left out', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      for (const { lines } of blocksOfText(pasted).filter(({ kind }) => kind === 'fora'))
        for (const name of lines.flatMap((left) => left.match(/zw\d+q/g) ?? []))
          expect(pasted.split(name).length).toBeGreaterThan(2);
    }),
  );
});

/** What the entity refuses of the plan. */
const refusals = (pasted: string) => {
  const plan = planOfBlocks(blocksOfText(pasted));
  const content = contentOf(Cardapio, { ...plan, titulo: plan.titulo || 'Plano' });
  return Cardapio.form.safeParse(content).error?.issues ?? [];
};

test('whatever is pasted fits into a plan', () => {
  const anything = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 500 }));
  fc.assert(
    fc.property(anything, (pasted) => {
      expect(refusals(pasted)).toEqual([]);
    }),
    { numRuns: isDeep ? 1_000 : 30 },
  );
});

test.each([
  ['headings of meals', 'Almoço 12h', 1_900],
  ['sheets', 'Orientações:', 1_900],
  ['recipes', 'Receita de bolo', 1_900],
  ['options', 'Opção 1', 1_900],
  ['OR', 'x\nOU', 900],
  ['items', '- 1 maçã', 1_900],
  ['notes', 'n'.repeat(45), 1_900],
  ['rows', `${'a\t'.repeat(20)}b`, 300],
  ['open marks', '*a '.repeat(15), 1_900],
  ['brackets', '('.repeat(45), 1_900],
])('a text of nothing but %s fits into a plan', (_what, repeated, times) => {
  const pasted = `Almoço\n${`${repeated}\n`.repeat(times)}`;
  expect(isTooLongToPaste(pasted)).toBe(false);
  expect(refusals(pasted)).toEqual([]);
});

test.each(['a', ' a', '*a ', '(', '7h ', 'Almoço - ', 'OU ', '\t', '|', '1. '])(
  'one long line of “%s” is kept',
  (piece) => {
    const pasted = `Jantar\n${piece.repeat((LONGEST_PASTE - 100) / piece.length)}fim`;
    expect(refusals(pasted)).toEqual([]);
    expect(JSON.stringify(planOfBlocks(blocksOfText(pasted)))).toContain('fim');
  },
);
