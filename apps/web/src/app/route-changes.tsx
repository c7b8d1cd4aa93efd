import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tellAddressChange } from '../lib/embedding.ts';
import { useScrollMemory } from './scroll-memory.ts';
import { MAIN_ID } from './shell/skip-link.tsx';

/** The effects of every change of address. */
export function RouteChanges() {
  useScrollMemory();
  useHashLinks();
  useFocusOnNewPage();
  const { pathname, search, hash } = useLocation();
  // The parent window is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tellAddressChange reads the address itself.
  useEffect(() => tellAddressChange(), [pathname, search, hash]);
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
