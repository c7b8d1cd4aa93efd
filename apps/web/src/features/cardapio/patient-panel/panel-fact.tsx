import type { ReactNode } from 'react';

interface PanelFactProps {
  title: string;
  /** Beside the title, such as a date. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One thing about the patient, under its name. */
export const PanelFact = ({ title, aside, children }: PanelFactProps) => (
  <section className="grid grid-cols-1 gap-1 [overflow-wrap:anywhere]">
    <h3 className="flex flex-wrap items-baseline justify-between gap-x-2 font-semibold">
      {title}
      {aside && <span className="text-xs font-normal text-muted">{aside}</span>}
    </h3>
    {children}
  </section>
);

/** Said where the record has nothing. */
export const NothingYet = ({ children }: { children: string }) => <p className="text-muted">{children}</p>;

/** A text of the nutritionist, with its own lines. */
export const PanelText = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line">{children}</p>
);
