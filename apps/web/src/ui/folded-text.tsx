import { useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';

/** A text of several paragraphs. What goes beyond six lines is folded, and a button shows it. */
export function FoldedText({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);

  // How many lines a text takes is known to the browser alone, and changes with the width.
  useEffect(() => {
    const text = box.current;
    if (!text || isWhole) return;
    const observer = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight + 1));
    observer.observe(text);
    return () => observer.disconnect();
  }, [isWhole]);

  return (
    <div className="grid grid-cols-1 justify-items-start">
      <p
        ref={box}
        className={cn(
          'max-w-full break-words whitespace-pre-line',
          !isWhole && 'line-clamp-6 print:line-clamp-none',
        )}
      >
        {children}
      </p>
      {(isCut || isWhole) && (
        <Button
          variant="link"
          size="inline"
          className="print:hidden"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Mostrar menos' : 'Mostrar tudo'}
        </Button>
      )}
    </div>
  );
}
