import { useCallback, useEffect, useState } from 'react';
import { useIsPhone } from '../../lib/media.ts';

const COOKIE = 'sidebar_state';
// Spec §9: the cookie lives 7 days.
const COOKIE_SECONDS = 604_800;

export interface SidebarState {
  isPhone: boolean;
  /** On a desk: the full width rather than icons only. */
  isExpanded: boolean;
  /** On a phone: the drawer over the page. */
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
  toggle: () => void;
}

export function useSidebarState(): SidebarState {
  const isPhone = useIsPhone();
  const [isExpanded, setExpanded] = useState(readCookie);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) return setDrawerOpen((isOpen) => !isOpen);
    setExpanded((was) => {
      writeCookie(!was);
      return !was;
    });
  }, [isPhone]);

  // The shortcut works wherever the focus is, so it listens to the whole window.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { isPhone, isExpanded, isDrawerOpen: isPhone && isDrawerOpen, setDrawerOpen, toggle };
}

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`);
}

function writeCookie(isExpanded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = `${COOKIE}=${isExpanded}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}
