import { addInner, addVariety, type Composing, leaveAside } from './composing.ts';
import { doubt } from './doubts.ts';
import { type Classified, type Draft, matchOf } from './draft.ts';
import { weighsPair } from './part-rules.ts';
import type { Part } from './parts.ts';
import { freeRun } from './runs.ts';

/** A part without a food: an amount, a preparation, "à vontade". */
export function takeLoose(line: Composing, part: Part, found: Classified, current: Draft | undefined): void {
  if (part.free && current === undefined) line.freeAhead = true;
  if (current === undefined) {
    line.pending.push(...part.amounts);
    return;
  }
  if (part.amounts.length === 0) addInner(line, current, part);
  if (part.free) freeRun(line.drafts);
  const either = part.join === 'or' || part.join === 'slash';
  // "arroz integral/branco – 100 g": the amount of both.
  if (either && found.words.length > 0 && addVariety(line, part, current)) return;
  if (found.words.length > 0 && !either && part.join !== 'stop') qualify(line, found, current);
  if (found.kind === 'amount') takeAmount(line, part, current);
}

function takeAmount(line: Composing, part: Part, current: Draft): void {
  const before = line.drafts.at(-2);
  // "Carne moída com legumes – 4 colheres": the amount of both.
  if (before !== undefined && weighsPair(before, current, part.amounts)) {
    line.drafts.pop();
    leaveAside(line, current);
    before.amounts.push(...part.amounts);
    before.doubts.push(doubt('with-other', current.words.map((word) => word.text).join(' ')));
  } else if (current.amounts.length === 0) current.amounts.push(...part.amounts);
  else if (part.join === 'plus') line.pending.push(...part.amounts);
  // "cozida e escorrida (320 g)" says how it is prepared; "2 ovos e 1" says nothing that is known.
  else if (part.join !== 'and' || part.words.length > 0) current.amounts.push(...part.amounts);
}

/** "Batata, doce, cozida": words that make the name longer or say how the food is prepared. */
function qualify(line: Composing, found: Classified, current: Draft): void {
  const words = [...current.words, ...found.words];
  const match = matchOf(line.index, words, current.amounts, true);
  if (match === undefined || current.match === undefined || match.words.length < current.match.words.length)
    return;
  current.words = words;
  current.match = match;
}
