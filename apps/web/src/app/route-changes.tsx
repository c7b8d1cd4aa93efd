import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isSamePlace } from '../lib/address-tab.ts';
import { useFieldOnArrival } from '../lib/arrival.ts';
import { postAddressChange } from '../lib/embedding.ts';
import { attempt, POSITIONS } from '../lib/storage.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { MAIN_ID } from './shell/app-shell.tsx';

/** The effects of every change of address. */
export function RouteChanges() {
  useScrollRestoration();
  useHashLinks();
  useFocusOnNewPage();
  useFieldOnArrival();
  const { pathname, search, hash } = useLocation();
  // The parent window is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tellAddressChange reads the address itself.
  useEffect(() => postAddressChange(), [pathname, search, hash]);
  return null;
}

/** "#/Pacientes" typed into the open app leads to the page, as it does on arrival (index.html). */
function useHashLinks() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (/^#\/[A-Za-z]/.test(hash)) void navigate(hash.slice(1), { replace: true });
  }, [hash, navigate]);
}

/** Moves the focus to the new page, so that a screen reader starts there. */
function useFocusOnNewPage() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  // Another record is another page; a search or a filter is not.
  const page = [pathname, ...RECORDS.map((name) => params.get(name))].join(' ');
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the event.
  useEffect(() => {
    if (!isFirst.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [page]);
}

const RECORDS = ['id', 'relatorio', 'paciente', 'modelo'];

// Stored, because the history survives a reload.
const positions = storedPositions();
// A typed address starts at its top, also when the same address was open in this tab before.
if (loadType() === 'navigate') forgetTypedAddress();
// Lists load after the page, so this waits for a limited time until the page is long enough.
const SEARCH_FOR = 3_000;

/** A new page starts at its top; going back restores the scroll position. */
function useScrollRestoration() {
  const { key: entry, pathname, search, hash, state } = useLocation();
  // Every address that was typed or opened from outside is the entry "default".
  const key = `${entry} ${pathname}${search}`;
  const isBack = useNavigationType() === 'POP';

  // Scrolling belongs to the window, outside React. Before the paint: the next page's first scroll is not this page's.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [key]);
  useWindowEvent('pagehide', storePositions);

  useLayoutEffect(() => {
    if (hash) return;
    if (isBack) return scrollBackTo(positions.get(key) ?? 0);
    if (!isSamePlace(state)) window.scrollTo(0, 0);
  }, [key, isBack, hash, state]);
}

function storedPositions(): Map<string, number> {
  return attempt(() => new Map(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '[]'))) ?? new Map();
}

function loadType(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && 'type' in load ? String(load.type) : undefined;
}

function forgetTypedAddress(): void {
  const { pathname, search } = window.location;
  positions.delete(`default ${pathname}${search}`);
}

const MAX_STORED = 50;

function storePositions(): void {
  // Without storage a reload starts at the top.
  attempt(() => sessionStorage.setItem(POSITIONS, JSON.stringify([...positions].slice(-MAX_STORED))));
}

function scrollBackTo(top: number): () => void {
  window.scrollTo(0, top);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  const timer = setTimeout(stop, SEARCH_FOR);
  observer.observe(document.body);
  // Scrolling by hand ends the search for the old position.
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}
