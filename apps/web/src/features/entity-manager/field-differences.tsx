import { differencesOf } from './differences-of.ts';

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
