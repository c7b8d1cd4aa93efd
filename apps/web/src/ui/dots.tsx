import { cn } from '../lib/cn.ts';

interface DotsProps {
  /** One for a menu, two for a handle. */
  columns: 1 | 2;
}

/** Three rows of dots as a background. A long plan has hundreds, and the browser looks through every SVG at every key. */
export function Dots({ columns }: DotsProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'h-4.5 shrink-0 bg-[radial-gradient(circle,currentColor_1.3px,transparent_1.8px)] bg-size-[6px_6px]',
        // High contrast mode would remove the background.
        'forced-colors:text-[ButtonText] forced-colors:forced-color-adjust-none',
        columns === 1 ? 'w-1.5' : 'w-3',
      )}
    />
  );
}
