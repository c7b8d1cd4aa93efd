import * as Radix from 'radix-ui/tabs';
import { type ComponentProps, useState } from 'react';
import { cn } from '../lib/cn.ts';

export const Tabs = Radix.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('inline-flex max-w-full gap-1 overflow-x-auto rounded-control bg-soft p-1', className)}
      {...rest}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'h-11 rounded-lg px-4 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink md:h-9',
        'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-sm',
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('mt-5', className)} {...rest} />;
}

interface KeptTabPanelProps extends ComponentProps<typeof Radix.Content> {
  isOpen: boolean;
}

/** Stays on the page, hidden, once it has been open: what is typed in it is there when the tab is opened again. */
export function KeptTabPanel({ isOpen, className, ...rest }: KeptTabPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <TabPanel
      forceMount={wasOpen || undefined}
      className={cn('data-[state=inactive]:hidden', className)}
      {...rest}
    />
  );
}
