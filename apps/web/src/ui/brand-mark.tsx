import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** A sprig of rosemary on a soft square. */
export function BrandMark({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'flex size-9 shrink-0 items-center justify-center rounded-xl brand-edge bg-brand text-on-brand shadow-sm',
        className,
      )}
      {...rest}
    >
      <Sprig className="size-[68%]" />
    </span>
  );
}

function Sprig(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M12 22V3" />
      <path d="M12 19c-4 0-6-2-6.500-5.200M12 19c4 0 6-2 6.500-5.200" />
      <path d="M12 13.300c-3.500 0-5-1.700-5.400-4.300M12 13.300c3.500 0 5-1.700 5.400-4.300" />
      <path d="M12 7.800c-2 0-3.100-1.200-3.400-3.100M12 7.800c2 0 3.100-1.200 3.400-3.100" />
    </svg>
  );
}
