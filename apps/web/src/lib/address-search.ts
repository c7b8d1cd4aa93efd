import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A search text that is stored in the address (`?q=`), so that it survives a reload and going back. */
export function useAddressSearch() {
  const [params] = useSearchParams();
  const write = useEffectEvent(useWriteAddress());
  const words = params.get('q') ?? '';
  const [text, setText] = useState(words);
  // The search that the page last showed, then those that this field has written since, oldest first. The router
  // reports a written one later, and by then more may have been typed.
  const [own, setOwn] = useState([words]);

  const index = own.indexOf(words);
  if (index > 0) setOwn(own.slice(index));
  if (index < 0) {
    // A link, going back or another control changed the address.
    setOwn([words]);
    setText(words);
  }

  // The address is outside React, and is written when the typing pauses.
  useEffect(() => {
    const typed = text.trim();
    if (typed === words) return;
    const timer = setTimeout(() => {
      setOwn((before) => [...before, typed]);
      write({ q: typed });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, words]);

  return { text, setText, words };
}

/** Writes parameters of the address in index, and keeps the current values of the others. */
export function useWriteAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (changes: Record<string, string>) => {
    // The person followed a link, and this page is shown only until the next page is loaded.
    if (window.location.pathname !== pathname) return;
    // Not the router's parameters: those are a render behind, and would undo what was written since.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate(`?${next}`, { replace: true });
  };
}

// Long enough that a word is one question to the server, short enough to feel immediate.
const TYPING_PAUSE_MS = 200;

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
