import { type DayGroup, dayGroups } from '@alecrim/domain/pure';
import type { ReactNode } from 'react';

interface DayBlocksProps<Part> {
  parts: readonly Part[];
  /** The blocks can be folded; the script of the patient's page folds those of other days. */
  interactive: boolean;
  /** The heading of a block. */
  Heading: 'h3' | 'h4';
  children: (parts: readonly Part[]) => ReactNode;
}

/** Parts below the headings of their days, or as they are where all are for every day. */
export function DayBlocks<Part extends { dias: DayGroup<Part>['days'] }>(props: DayBlocksProps<Part>) {
  const { parts, children, ...look } = props;
  return dayGroups(parts).map((group) => (
    <DayBlock key={group.title} {...look} {...group}>
      {children(group.parts)}
    </DayBlock>
  ));
}

type DayBlockProps = Pick<DayBlocksProps<never>, 'interactive' | 'Heading'> &
  Pick<DayGroup<never>, 'days' | 'title'> & { children: ReactNode };

function DayBlock({ days, title, interactive, Heading, children }: DayBlockProps) {
  if (!title) return children;
  const block = { className: 'doc-days', 'data-days': days.join(' ') };
  const heading = <Heading>{title}</Heading>;
  return interactive ? (
    <details {...block} open>
      <summary>{heading}</summary>
      {children}
    </details>
  ) : (
    <div {...block}>
      {heading}
      {children}
    </div>
  );
}
