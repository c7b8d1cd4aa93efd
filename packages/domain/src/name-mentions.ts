import { searchable } from './fold.ts';
import { isNamePart } from './redact.ts';

/**
 * The texts that hold a part of a person's name. A part counts where it begins with a capital letter: "Clara, beba água"
 * names a patient, "1 clara de ovo" does not.
 */
export function nameMentions(value: unknown, name: string): string[] {
  const parts = new Set(name.split(/\s+/).filter(isNamePart).map(searchable));
  const names = (word: string) => /^\p{Lu}/u.test(word) && parts.has(searchable(word));
  return textsIn(value).filter((text) => text.match(/[\p{L}\p{M}]+/gu)?.some(names));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
