import type { ForPrograms } from '@alecrim/domain';

/** A label for every field that people read; a field without one does not compile. */
export type LabelsOf<F> = Record<Exclude<keyof F, ForPrograms>, string>;

/** The texts of a part besides its name, in the order of its labels. */
export function partTexts(labels: object, part: object): string[] {
  return Object.keys(labels)
    .filter((name) => name !== 'nome' && name !== 'titulo')
    .map((name) => (part as Record<string, unknown>)[name])
    .map((value) => (Array.isArray(value) ? value.join('; ') : String(value ?? '')))
    .filter(Boolean);
}
