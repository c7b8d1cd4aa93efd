import type { ReactNode } from 'react';

export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="border-b border-line pb-1 text-lg font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

/** The fields with a value. */
export function ReportFacts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] print:grid-cols-[max-content_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 whitespace-pre-line max-sm:mb-2">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
