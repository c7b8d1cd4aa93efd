import type { ForPrograms } from '@alecrim/domain';
import { daysWords, namedDays } from '@alecrim/domain/pure';

/** A label for every field that people read; a field without one does not compile. */
export type LabelsOf<F> = Record<Exclude<keyof F, ForPrograms>, string>;

/** The texts of a part besides its name, in the order of its labels. */
export function partTexts(labels: object, part: object): string[] {
  return Object.keys(labels)
    .filter((name) => name !== 'nome' && name !== 'titulo')
    .map((name) => {
      const value = (part as Record<string, unknown>)[name];
      if (name === 'dias') return daysText(value);
      return Array.isArray(value) ? value.join('; ') : String(value ?? '');
    })
    .filter(Boolean);
}

/** The days in words, or nothing for every day. */
export function daysText(value: unknown): string {
  const days = namedDays(value);
  return days.length > 0 ? daysWords(days) : '';
}
