import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsPhone } from '../../lib/media.ts';
import { isShortcut } from '../../lib/shortcut.ts';
import { SIDEBAR_COOKIE } from '../../lib/storage.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';

// The cookie lives 7 days (P04).
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
  const { key } = useLocation();
  // Every way to another page closes the drawer, also the one that asks about unsaved changes first.
  const [drawerOpenAt, setDrawerOpenAt] = useState<string | null>(null);
  const isDrawerOpen = isPhone && drawerOpenAt === key;
  const setDrawerOpen = (isOpen: boolean) => setDrawerOpenAt(isOpen ? key : null);

  function toggle() {
    if (isPhone) return setDrawerOpen(!isDrawerOpen);
    writeCookie(!isExpanded);
    setExpanded(!isExpanded);
  }

  // The shortcut works wherever the focus is, so it listens to the whole window.
  useWindowEvent('keydown', (event) => {
    if (!isShortcut(event, 'b')) return;
    event.preventDefault();
    toggle();
  });

  return { isPhone, isExpanded, isDrawerOpen, setDrawerOpen, toggle };
}

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
}

function writeCookie(isExpanded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = `${SIDEBAR_COOKIE}=${isExpanded}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}
