import '@alecrim/document/document.css';
import '@alecrim/document/header.css';
import '@alecrim/document/print.css';
import { printFromTop } from '@alecrim/document/print-from-top';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { usePageTitle } from '../../lib/branding.ts';
import { Button } from '../../ui/button.tsx';

interface PaperPageProps {
  title: string;
  /** What the row of buttons is about. */
  label: string;
  /** Leads back. */
  back: ReactNode;
  /** Before the print button. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page that shows a sheet for paper. */
export function PaperPage({ title, label, back, tools, children }: PaperPageProps) {
  usePageTitle(title);
  useEffect(() => printFromTop(window), []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {back}
        <span className="flex flex-wrap items-center gap-3">
          {tools}
          <Button icon={Printer} onClick={() => window.print()}>
            Imprimir ou salvar como PDF
          </Button>
        </span>
      </nav>
      {children}
    </div>
  );
}

/** The sheet itself; on a phone it is as wide as the screen. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <div className="-mx-4 sm:mx-0 [&>.doc]:shadow-card [&>.doc]:ring-1 [&>.doc]:ring-line">{children}</div>
);
