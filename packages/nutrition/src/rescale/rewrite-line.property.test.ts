import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listIndex } from '../plan/plan-readers.ts';
import { CORPUS } from '../reading/corpus/lines.ts';
import { lineReader } from '../reading/read-line.ts';
import { lineAmounts } from '../totals/line-amounts.ts';
import { LEAST_FACTOR, ladderOf, MOST_FACTOR, readsBack, rewriteLine } from './rewrite-line.ts';

const read = lineReader(listIndex());
const numRuns = process.env.TEST_DEPTH === 'full' ? 10_000 : 500;
const lines = Object.values(CORPUS).flatMap((theme) => theme.map(([text]) => text));
const anyLine = fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'binary', maxLength: 120 }));
const factors = fc.double({ min: LEAST_FACTOR, max: MOST_FACTOR, noNaN: true });

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

test('every text of a ladder is read as the same foods, surely, with more of them or with less', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.boolean(), (text, isUp) => {
      const reading = read(text);
      if (lineAmounts(reading).state !== 'counted') return;
      const ladder = ladderOf(reading, read, 'glyph', isUp);
      expect((isUp ? ladder[0] : ladder.at(-1))?.text).toBe(text);
      expect(new Set(ladder.map((rung) => rung.text)).size).toBe(ladder.length);
      for (const rung of ladder) {
        expect(lineAmounts(rung).state).toBe('counted');
        expect(rung.items.map(({ food }) => food?.id)).toEqual(reading.items.map(({ food }) => food?.id));
        for (const [place, { grams = 0 }] of rung.items.entries())
          expect((grams - (reading.items[place]?.grams ?? 0)) * (isUp ? 1 : -1)).toBeGreaterThanOrEqual(0);
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
