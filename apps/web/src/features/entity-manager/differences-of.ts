import { isForPrograms } from '@alecrim/domain';

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** Where two versions of a record say different things, in the words of the form. */
export function differencesOf(
  labels: Readonly<Record<string, string>>,
  theirs: object,
  mine: object,
): Difference[] {
  return Object.entries(labels)
    .map(([field, label]) => ({
      label,
      theirs: asText(fieldOf(theirs, field)),
      mine: asText(fieldOf(mine, field)),
    }))
    .filter((difference) => difference.theirs !== difference.mine);
}

const fieldOf = (source: object, field: string) => (source as Record<string, unknown>)[field];

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '').trim();
  // A part, such as an option of a meal: its words, without the ids that only programs read.
  const words = Object.entries(value).filter(([name]) => !isForPrograms(name));
  return asText(words.map(([, word]) => word));
}
