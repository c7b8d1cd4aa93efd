import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { overlayStyle } from './dialog.tsx';

export const Sheet = Radix.Root;

const sides = {
  left: 'left-0 data-[state=open]:slide-in-from-left data-[state=closed]:slide-out-to-left',
  right: 'right-0 data-[state=open]:slide-in-from-right data-[state=closed]:slide-out-to-right',
};

interface SheetContentProps extends ComponentProps<typeof Radix.Content> {
  /** Said by screen readers when the sheet opens. */
  label: string;
  side?: keyof typeof sides;
}

/** A panel that slides in from the side, over the page. */
export function SheetContent({ label, side = 'left', className, children, ...rest }: SheetContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 z-50 flex max-w-[90vw] flex-col bg-surface shadow-float duration-200 outline-none',
          'data-[state=open]:animate-in data-[state=closed]:animate-out',
          sides[side],
          className,
        )}
        {...rest}
      >
        <Radix.Title className="sr-only">{label}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
