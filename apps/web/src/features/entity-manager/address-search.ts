import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

// The same name as on the Dashboard, so that links can carry a search anywhere.
const SEARCH = 'q';

// Long enough that a typed word is one question to the server, short enough to feel immediate.
const PAUSE = 250;

/** What is searched for lives in the address, so that going back, reloading and sharing keep it. */
export function useAddressSearch() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(SEARCH) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  // The clock is outside React.
  useEffect(() => {
    const text = typed.trim();
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      setParams((current) => withParameter(current, SEARCH, text), { replace: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  // An address that somebody else wrote (a link, the back button) is what the box shows from then on.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  return { typed, setTyped, searched: inAddress.trim() };
}

function withParameter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
