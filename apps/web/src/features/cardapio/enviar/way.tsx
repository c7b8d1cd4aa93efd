import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';

export interface WayProps {
  icon: LucideIcon;
  title: string;
  hint: ReactNode;
  isBusy?: boolean;
  isFailed?: boolean;
  /** The button or link itself, without content. */
  children: ReactElement<{ className?: string; children?: ReactNode }>;
  /** A smaller button beside it. */
  beside?: ReactNode;
}

/** One way to send a plan: what leaves, and what will happen. */
export const Way = ({ icon: Icon, title, hint, isBusy, isFailed, children, beside }: WayProps) => (
  <li className="flex items-stretch gap-2">
    {cloneElement(
      children,
      {
        className:
          'flex min-h-16 min-w-0 grow items-center gap-3.5 rounded-control border border-line-strong px-4 py-2 text-left shadow-xs hover:bg-soft active:bg-line aria-disabled:opacity-55',
      },
      <>
        {isBusy ? (
          <Spinner size="sm" />
        ) : (
          <Icon aria-hidden="true" className="size-5.5 shrink-0 text-brand-ink" />
        )}
        <span className="grid min-w-0">
          <span className="font-semibold">{title}</span>
          <span className={cn('text-sm break-words', isFailed ? 'text-danger' : 'text-muted')}>{hint}</span>
        </span>
      </>,
    )}
    {beside}
  </li>
);

interface BesideProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
  label: string;
}

/** A smaller way that belongs to the larger one: to copy instead of to send. */
export const Beside = ({ icon: Icon, label, ...rest }: BesideProps) => (
  <Tooltip text={label}>
    <Button
      icon={Icon}
      {...rest}
      variant="outline"
      size="icon"
      aria-label={label}
      className="h-auto w-12 md:h-auto md:w-12"
    />
  </Tooltip>
);
