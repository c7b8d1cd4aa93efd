import { type ReactNode, useState } from 'react';
import { useElementWidth } from '../lib/element-width.ts';

/** A table that may be wider than the screen. If it is, the keyboard reaches the box and scrolls it. */
export function WideBox({ label, children }: { label: string; children: ReactNode }) {
  const [ref, width] = useElementWidth<HTMLElement>();
  const [content, setContent] = useState<HTMLElement | null>(null);
  const isWide = content !== null && content.scrollWidth > width;
  return (
    <section ref={ref} aria-label={label} tabIndex={isWide ? 0 : undefined} className="overflow-x-auto">
      <div ref={setContent}>{children}</div>
    </section>
  );
}
