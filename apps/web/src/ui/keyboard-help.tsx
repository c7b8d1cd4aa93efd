import { useEffect, useState } from 'react';
import { isTyping } from '../lib/is-typing.ts';
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
  // The key works wherever the focus is, so it listens to the whole window.
  useEffect(() => {
    const open = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) open();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(WANTED, open);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(WANTED, open);
    };
  }, []);
  return isOpen && <KeyboardHelpDialog onClose={() => setOpen(false)} />;
}
