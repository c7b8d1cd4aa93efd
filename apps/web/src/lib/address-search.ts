import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWriteAddress } from './write-address.ts';

// Long enough that a word is one question to the server, short enough to feel immediate.
const SETTLES_AFTER = 200;

/** A search text that is kept in the address (`?q=`), so that it survives a reload and going back. */
export function useAddressSearch() {
  const [params] = useSearchParams();
  const write = useEffectEvent(useWriteAddress());
  const words = params.get('q') ?? '';
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);

  // The address changed by itself, by a link or by going back.
  if (words !== known) {
    setKnown(words);
    if (words !== text.trim()) setText(words);
  }

  // The address is outside React, and follows when the typing rests.
  useEffect(() => {
    if (text.trim() === words) return;
    const timer = setTimeout(() => write({ q: text.trim() }), SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [text, words]);

  return { text, setText, words };
}
