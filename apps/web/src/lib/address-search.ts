import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TYPING_PAUSE_MS } from './paused-text.ts';
import { useWriteAddress } from './write-address.ts';

/** A search text that is kept in the address (`?q=`), so that it survives a reload and going back. */
export function useAddressSearch() {
  const [params] = useSearchParams();
  const write = useEffectEvent(useWriteAddress());
  const words = params.get('q') ?? '';
  const [text, setText] = useState(words);
  // The search that the page last showed, then those that this field has written since, oldest first. The router
  // reports a written one later, and by then more may have been typed.
  const [own, setOwn] = useState([words]);

  const place = own.indexOf(words);
  if (place > 0) setOwn(own.slice(place));
  if (place < 0) {
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
