import { daysWords, namedDays } from '@alecrim/domain/pure';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { cn } from '../lib/cn.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

// Most plans name no days.
export const DaysDialog = lazyDialog(() => import('./days-dialog.tsx').then((m) => m.DaysDialog));

interface DaysChipProps {
  /** The path of the field, such as `refeicoes.0.dias`. */
  name: string;
  /** Shown without any day too, where no menu leads to the question. */
  isAlways?: boolean;
}

/** The days of a meal or an option; a press changes them. Absent while it is for every day. */
export function DaysChip({ name, isAlways }: DaysChipProps) {
  const [isOpen, setOpen] = useState(false);
  const days = namedDays(useWatch({ name }));
  if (days.length === 0 && !isAlways && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={cn(
          'flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-2 text-left text-sm font-medium text-brand-ink hover:bg-soft md:min-h-9',
          isAlways && 'self-end',
        )}
      >
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
        <span>
          <span className="sr-only">Dias: </span>
          {daysWords(days)}
        </span>
      </button>
      {isOpen && <DaysDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
