import { isForPrograms } from './content.ts';
import { daysText } from './days.ts';
import { yieldText } from './plural.ts';

/** Every text of a part besides its name, in the order of its fields. */
export function partTexts(fields: object, part: object): string[] {
  return Object.keys(fields)
    .filter((name) => !isForPrograms(name) && name !== 'nome' && name !== 'titulo')
    .map((name) => fieldText(name, (part as Record<string, unknown>)[name]))
    .filter(Boolean);
}

function fieldText(name: string, value: unknown): string {
  if (name === 'dias') return daysText(value);
  if (typeof value === 'number') return yieldText(value);
  // A line that is a sentence has its own end.
  return Array.isArray(value) ? value.join('; ').replaceAll(/([.!?]); /g, '$1 ') : String(value ?? '');
}
