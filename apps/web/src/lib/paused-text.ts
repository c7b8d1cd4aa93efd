import { useEffect, useState } from 'react';

// Long enough that a word is one question to the server, short enough to feel immediate.
export const TYPING_PAUSE_MS = 200;

/** The typed text without spaces around it, once the typing pauses. */
export function usePausedText(text: string): string {
  const typed = text.trim();
  const [paused, setPaused] = useState(typed);
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : paused;
}
