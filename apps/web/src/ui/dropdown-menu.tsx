import type { LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import * as Slot from 'radix-ui/slot';
import { type ComponentProps, useEffect } from 'react';
import { cn } from '../lib/cn.ts';
import type { FirstPress } from './lazy-menu.tsx';

export const DropdownMenuTrigger = Radix.Trigger;

interface MenuProps extends ComponentProps<typeof Radix.Root> {
  /** The menu is mounted by this press, and open. */
  firstPress?: FirstPress;
}

/** Not modal: an open menu does not hide the rest of the page from a screen reader. */
export function DropdownMenu({ firstPress, ...rest }: MenuProps) {
  // Radix gives the focus to the first item if it has seen a key. The key that mounts the menu came too early for it.
  useEffect(() => {
    if (firstPress === 'key') document.dispatchEvent(new KeyboardEvent('keydown'));
  }, [firstPress]);
  return <Radix.Root modal={false} defaultOpen={firstPress !== undefined} {...rest} />;
}

/** Without a portal, like the tooltip: it stays inside the landmark that it belongs to. */
export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      align="end"
      sideOffset={6}
      collisionPadding={8}
      className={cn(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-float',
        'origin-(--radix-dropdown-menu-content-transform-origin) duration-150 data-[state=open]:animate-in data-[state=open]:fade-in data-[state=open]:zoom-in-97',
        className,
      )}
      {...rest}
    />
  );
}

interface ItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: LucideIcon;
  isDestructive?: boolean;
}

export function DropdownMenuItem({ icon: Icon, isDestructive, className, children, ...rest }: ItemProps) {
  return (
    <Radix.Item
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm font-medium outline-hidden select-none md:min-h-9',
        'data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-soft [&_svg]:size-4.5 [&_svg]:text-muted',
        isDestructive && 'text-danger data-highlighted:bg-danger-soft [&_svg]:text-danger',
        className,
      )}
      {...rest}
    >
      {Icon && <Icon aria-hidden="true" />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Radix.Item>
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />;
}
