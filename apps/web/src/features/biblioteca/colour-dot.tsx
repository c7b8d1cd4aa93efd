import { brandDefaults } from '@alecrim/domain/pure';
import { cn } from '../../lib/cn.ts';

/** The colour of a category. Decoration: the name is shown beside it. */
export function ColourDot({ colour, className }: { colour: string | null; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour || brandDefaults.cor_primaria }}
      className={cn('inline-block size-3 shrink-0 rounded-full ring-1 ring-ink/10 ring-inset', className)}
    />
  );
}
