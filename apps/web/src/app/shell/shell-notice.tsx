import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A sentence above every page, with what the person can do about it. */
export const ShellNotice = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <div
    role="status"
    className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warning-soft px-4 py-2.5 text-sm text-warning print:hidden"
  >
    <Info aria-hidden="true" className="size-4 shrink-0" />
    <p className="min-w-48 grow basis-0">{children}</p>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </div>
);
