import { useEffect, useRef } from 'react';
import { failureText } from '../lib/failure-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadMoreProps {
  isLoading: boolean;
  /** Why the last attempt failed. */
  error?: unknown;
  onLoad: () => void;
}

// The next page is requested before the end of the list is visible.
const AHEAD = '800px';

/** Loads the next page when it scrolls into view, or on a press of the button. */
export function LoadMore({ isLoading, error, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isAutomatic = !isLoading && !error;

  // The scroll position belongs to the window, outside React. After a failure only the button retries.
  useEffect(() => {
    if (!end.current || !isAutomatic) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAutomatic, onLoad]);

  return (
    <div ref={end} className="mt-6 grid justify-items-center gap-3">
      {Boolean(error) && <Notice variant="danger">{failureText(error)}</Notice>}
      <Button variant="outline" isBusy={isLoading} onClick={onLoad}>
        Carregar mais
      </Button>
    </div>
  );
}
