import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listIndex } from '../plan/plan-readers.ts';
import { CORPUS } from '../reading/corpus/lines.ts';
import { lineReader } from '../reading/read-line.ts';
import { lineAmounts } from '../totals/line-amounts.ts';
import { readsBack, rewriteLine } from './rewrite-line.ts';
import { variantsOf } from './variants.ts';

const read = lineReader(listIndex());
const numRuns = process.env.TEST_DEPTH === 'full' ? 10_000 : 500;
const lines = Object.values(CORPUS).flatMap((theme) => theme.map(([text]) => text));
const anyLine = fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'binary', maxLength: 120 }));
const factors = fc.double({ min: 0.4, max: 2.5, noNaN: true });

test('the text outside of the changed words is the same, byte by byte', () => {
  fc.assert(
    fc.property(anyLine, factors, (text, factor) => {
      const { text: after, edits } = rewriteLine(read(text), factor);
      let from = 0;
      let place = 0;
      for (const edit of edits) {
        expect(edit.from).toBeGreaterThanOrEqual(from);
        const kept = text.slice(from, edit.from);
        expect(after.slice(place, place + kept.length)).toBe(kept);
        place += kept.length + edit.text.length;
        from = edit.to;
      }
      expect(after.slice(place)).toBe(text.slice(from));
    }),
    { numRuns },
  );
});

test('the factor 1 changes nothing', () => {
  for (const text of lines) expect(rewriteLine(read(text), 1).text).toBe(text);
});

test('every text that a line can have is read as the same foods, surely, with 35 per cent more or less at most', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lines), (text) => {
      const reading = read(text);
      if (lineAmounts(reading).state !== 'counted') return;
      const variants = variantsOf(reading, { read, decisions: new Map(), fraction: 'glyph' });
      expect(variants[0]?.reading.text).toBe(text);
      expect(new Set(variants.map((one) => one.reading.text)).size).toBe(variants.length);
      for (const { reading: after } of variants) {
        expect(lineAmounts(after).state).toBe('counted');
        expect(after.items.map(({ food }) => food?.id)).toEqual(reading.items.map(({ food }) => food?.id));
        for (const [place, { grams = 0, role }] of after.items.entries())
          if (role === 'chosen' && reading.items[place]?.grams)
            expect(Math.abs(grams / (reading.items[place]?.grams ?? 1) - 1)).toBeLessThan(0.37);
      }
    }),
    { numRuns: numRuns / 5 },
  );
});

test('the new words of a sure line are read back, apart from ranges that become too wide', () => {
  const sure = lines.filter((text) => lineAmounts(read(text)).state === 'counted');
  const lost = sure.flatMap((text) =>
    [0.5, 0.8, 1.5, 2].flatMap((factor) => {
      const rewritten = rewriteLine(read(text), factor);
      return readsBack(read(text), rewritten, read(rewritten.text)) ? [] : [rewritten.text];
    }),
  );
  expect(sure.length).toBeGreaterThan(450);
  expect(lost).toEqual(['1 a 2 castanhas do pará']);
});
