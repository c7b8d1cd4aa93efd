import { element, textOf } from '../element.ts';
import { type DrawnMeasure, MEASURES_PATH } from '../worker-contract.ts';
import { drawingOf } from './drawings.ts';

let drawn: Promise<boolean> | undefined;

/** Puts the drawings of its measures below every line that names some. Returns false when they cannot be loaded. */
export function drawMeasures(plan: Element): Promise<boolean> {
  drawn ??= readMeasures().then((found) => {
    if (found) draw(plan, found);
    // The next press tries again.
    else drawn = undefined;
    return found !== undefined;
  });
  return drawn;
}

function draw(plan: Element, found: ReadonlyMap<string, DrawnMeasure[]>): void {
  for (const line of plan.querySelectorAll('.doc-option > ul > li, .doc-recipe ul > li')) {
    const measures = found.get(textOf(line.querySelector('.doc-swap span') ?? line)) ?? [];
    const drawings = measures.flatMap(([name, words]) => {
      const drawing = drawingOf(name);
      return drawing ? [element('span', {}, drawing, words)] : [];
    });
    if (drawings.length > 0) line.append(element('span', { class: 'doc-measure no-print' }, ...drawings));
  }
}

async function readMeasures(): Promise<Map<string, DrawnMeasure[]> | undefined> {
  try {
    const answer = await fetch(MEASURES_PATH + location.search);
    return answer.ok ? new Map(Object.entries(await answer.json())) : undefined;
  } catch {
    // Offline, and never loaded before: the lines stay as they are.
    return undefined;
  }
}
