import * as Radix from 'radix-ui/tooltip';
import { type ReactNode, useState } from 'react';

// 700 ms before the first tooltip, 300 ms to move on to a neighbour (P12).
const DELAY = 700;
const SKIP_DELAY = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  delay?: number;
  isEnabled?: boolean;
}

/** Without a portal: it is placed on the screen anyway, and stays inside the landmark that it explains. */
export function Tooltip({ text, children, side = 'top', delay, isEnabled = true }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Root delayDuration={delay} open={isEnabled && isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        side={side}
        sideOffset={8}
        collisionPadding={8}
        className="z-60 max-w-xs animate-in rounded-lg bg-ink px-2.5 py-1.5 text-sm font-medium text-surface shadow-float duration-100 fade-in"
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
