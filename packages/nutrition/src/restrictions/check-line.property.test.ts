import { type Restricao, restricaoLabels } from '@alecrim/domain/pure';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLine } from './check-line.ts';
import items from './corpus/items.json' with { type: 'json' };
import { restrictionsInNotes } from './restrictions-in-notes.ts';

const numRuns = process.env.TEST_DEPTH === 'full' ? 3_000 : 200;
const pieces = [
  ...items.flatMap(({ line }) => line.split(' ')),
  '(',
  ')',
  '-',
  '🍌',
  'ﬃ',
  'sem',
  'evite',
  'alergia a',
  '%',
];
const texts = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((some) => some.join(' ')),
);
const words = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((some) => some.join(' '));
const all = (Object.keys(restricaoLabels) as Restricao[]).map((tipo) => ({ tipo }));

test('whatever is written, a finding names words of the line', () => {
  fc.assert(
    fc.property(texts, words, (line, palavras) => {
      for (const { word, from, to, key, reason } of checkLine(line, [
        ...all,
        { palavras, motivo: 'alergia' },
      ])) {
        expect(line.slice(from, to)).toBe(word);
        expect(key.length).toBeLessThanOrEqual(120);
        expect(reason).not.toBe('');
      }
      restrictionsInNotes(line);
    }),
    { numRuns },
  );
});

test('capitals, missing accents and a leading amount change nothing', () => {
  const found = (line: string) =>
    checkLine(line, all.slice(0, 18)).map(({ certainty, restriction }) => `${certainty} ${restriction.tipo}`);
  for (const { line } of items) {
    const plain = line.normalize('NFD').replace(/\p{M}/gu, '');
    expect(found(line.toUpperCase()), line).toEqual(found(line));
    expect(found(plain), line).toEqual(found(line));
    expect(found(`- ${line}`), line).toEqual(found(line));
  }
});

test('a long text is checked in time that grows with its length', () => {
  const long = 'evite leite vegano sem queijo, bolo de cenoura e camarao '.repeat(400);
  const start = performance.now();
  checkLine(long, [...all, { palavras: 'camarão, jiló' }]);
  restrictionsInNotes(`alergia a ${long}`);
  expect(performance.now() - start).toBeLessThan(5_000);
});
