import { isForPrograms } from '@alecrim/domain';

interface FieldDifferencesProps {
  labels: Readonly<Record<string, string>>;
  theirs: object;
  mine: object;
}

/** The different fields of two versions, side by side. */
export function FieldDifferences({ labels, theirs, mine }: FieldDifferencesProps) {
  return (
    <dl className="grid gap-3">
      {differencesOf(labels, theirs, mine).map((difference) => (
        <div key={difference.label} className="rounded-card border border-line p-4">
          <dt className="font-semibold">{difference.label}</dt>
          <dd className="mt-1 grid gap-2 sm:grid-cols-2">
            <Version title="O que você escreveu" text={difference.mine} />
            <Version title="O que foi salvo na outra versão" text={difference.theirs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{title}</p>
      <p className="whitespace-pre-line break-words">{text || '(vazio)'}</p>
    </div>
  );
}

interface Difference {
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
