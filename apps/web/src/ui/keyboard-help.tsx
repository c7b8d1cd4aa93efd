import { useEffect, useState } from 'react';
import { isTyping } from '../lib/is-typing.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { lazyDialog } from './lazy-dialog.tsx';

const KeyboardHelpDialog = lazyDialog(() =>
  import('./keyboard-help-dialog.tsx').then((m) => m.KeyboardHelpDialog),
);

const WANTED = 'keyboard-help';

/** For a button. */
export const openKeyboardHelp = () => window.dispatchEvent(new Event(WANTED));

/** The list of the shortcuts, which `?` opens anywhere but in a field. */
export function KeyboardHelp() {
  const [isOpen, setOpen] = useState(false);
  useWindowEvent('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (key === '?' && !ctrlKey && !metaKey && !isTyping(target)) setOpen(true);
  });
  useEffect(() => {
    const open = () => setOpen(true);
    window.addEventListener(WANTED, open);
    return () => window.removeEventListener(WANTED, open);
  }, []);
  return isOpen && <KeyboardHelpDialog onClose={() => setOpen(false)} />;
}
