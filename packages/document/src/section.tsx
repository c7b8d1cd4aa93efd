import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** The first parts, which stay with the heading on paper: Firefox and WebKit know no break-after: avoid. */
  start?: ReactNode;
  children?: ReactNode;
}

export function Section({ id, title, start, children }: SectionProps) {
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section className="doc-section" aria-labelledby={id}>
      {start ? (
        <div className="doc-start">
          {heading}
          {start}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
