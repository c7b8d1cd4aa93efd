import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedFieldsProps {
  title: string;
  /** Opens the section. Later the person folds and unfolds it. */
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that most people leave empty. */
export function FoldedFields({ title, isOpen, children }: FoldedFieldsProps) {
  return (
    <details open={isOpen || undefined} className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 font-medium outline-offset-2 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
