import type { Figures } from './figures.ts';

interface FigureListProps extends Figures {
  label: string;
}

/** Calculated values with their classes, and what is missing for more of them. */
export function FigureList({ label, figures, missing }: FigureListProps) {
  if (figures.length + missing.length === 0) return null;
  return (
    <section aria-label={label} className="grid gap-3">
      {figures.length > 0 && (
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] sm:gap-x-6">
          {figures.map(({ key, name, text, meaning }) => (
            <div key={key} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums">
                {text}
                {meaning && <span className="block text-sm font-medium">{meaning}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.map((sentence) => (
        <p key={sentence} className="text-sm text-muted">
          {sentence}
        </p>
      ))}
    </section>
  );
}
