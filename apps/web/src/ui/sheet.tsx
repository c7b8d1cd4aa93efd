import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { overlayStyle } from './dialog.tsx';
import { type OpenerProps, useOpener } from './opener.ts';

export const Sheet = Radix.Root;

const sides = {
  left: 'left-0 slide-in-from-left',
  right: 'right-0 slide-in-from-right',
};

interface SheetContentProps extends ComponentProps<typeof Radix.Content>, OpenerProps {
  /** Said by screen readers when the sheet opens. */
  label: string;
  side?: keyof typeof sides;
}

/** A panel that slides in from the side, over the page. */
export function SheetContent(props: SheetContentProps) {
  const { label, side = 'left', opener, home, className, children, ...rest } = props;
  const { remember, giveBack } = useOpener({ opener, home });
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 z-50 flex max-w-[90vw] flex-col bg-surface shadow-float outline-none',
          'animate-in duration-200',
          sides[side],
          className,
        )}
        onOpenAutoFocus={remember}
        onCloseAutoFocus={(event) => giveBack() && event.preventDefault()}
        {...rest}
      >
        <Radix.Title className="sr-only">{label}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
