import type { ReactElement, ReactNode } from 'react';
import { isLongerThanPage } from './page-length.ts';

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

interface WholeSectionProps {
  id: string;
  title: string;
  /** How many lines it takes on paper. */
  lines: number;
  children: ReactNode;
}

/** Stays whole on paper, unless it is longer than a page. */
export const WholeSection = ({ id, title, lines, children }: WholeSectionProps) =>
  isLongerThanPage(lines) ? (
    <Section id={id} title={title}>
      {children}
    </Section>
  ) : (
    <Section id={id} title={title} start={children} />
  );

interface PartsProps {
  id: string;
  title: string;
  className?: string | undefined;
  parts: readonly ReactElement[];
  /** The number of cards side by side on paper. */
  columns?: number;
  /** Whether the first row is short enough to stay on one page with the heading. */
  canKeepStart: boolean;
}

/** A section of cards. */
export function Parts({ id, title, className = '', parts, columns = 1, canKeepStart }: PartsProps) {
  const kept = canKeepStart ? columns : 0;
  const row = (cards: readonly ReactElement[]) =>
    cards.length > 0 ? <div className={`doc-parts ${className}`.trim()}>{cards}</div> : null;
  return (
    <Section id={id} title={title} start={row(parts.slice(0, kept))}>
      {row(parts.slice(kept))}
    </Section>
  );
}
