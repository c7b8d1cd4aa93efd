import type { ReactElement } from 'react';
import { Section } from './section.tsx';

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
