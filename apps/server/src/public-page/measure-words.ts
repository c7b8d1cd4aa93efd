import { shownLine, withPlainSpaces } from '@alecrim/domain/pure';
import type { PlanMeasures } from '../entities/plan-numbers.ts';
import type { DrawnMeasure } from './browser/worker-contract.ts';

/** By the line as the page shows it: the measures that it names, in words, for the drawings. */
export function measureWords(lines: readonly string[], found: PlanMeasures): Measures {
  const measures = new Map(found.map(({ line, measures }) => [line, measures]));
  const words: Measures = {};
  for (const line of lines) {
    const known = measures.get(line) ?? [];
    const drawn = known.map(
      (measure): DrawnMeasure => [measure.name, measureLabel(measure, known.length > 1)],
    );
    if (PALM.test(line)) drawn.push(['palma da mão', 'Palma da mão']);
    if (drawn.length > 0) words[withPlainSpaces(shownLine(line))] = drawn;
  }
  return words;
}

type Measures = Record<string, DrawnMeasure[]>;
type LineMeasure = PlanMeasures[number]['measures'][number];

// No measure of the food list: what fits a palm differs from hand to hand.
const PALM = /palma da m[ãa]o/i;

function measureLabel({ label, grams, ml, food }: LineMeasure, hasOthers: boolean): string {
  const volume = ml === undefined ? '' : ` (${ml} ml)`;
  const rounded = Math.round(grams ?? 0);
  if (rounded < 1) return `${label.charAt(0).toUpperCase()}${label.slice(1)}${volume}`;
  const what = hasOthers && food ? ` de ${food}` : '';
  return `1 ${label}${what}${volume} tem cerca de ${rounded} g`;
}
