import { useState } from 'react';
import { useUser } from '../../../data/context.ts';
import { isSignedOut } from '../../../data/sign-out.ts';
import { PASTED_TEXT } from '../../../lib/storage.ts';

/** The text of the dialog. It stays in this tab when the dialog is closed or the page is loaded again. */
export function usePastedText(): [text: string, write: (text: string) => void] {
  const { id } = useUser();
  const [text, setText] = useState(() => stored(id));
  return [
    text,
    (next) => {
      setText(next);
      store(id, next);
    },
  ];
}

function stored(userId: string): string {
  try {
    const { user, text } = JSON.parse(sessionStorage.getItem(PASTED_TEXT) ?? '{}');
    return user === userId && typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

function store(user: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PASTED_TEXT);
    // After Sair, in this tab or another, nothing of a patient may be written any more.
    else if (!isSignedOut()) sessionStorage.setItem(PASTED_TEXT, JSON.stringify({ user, text }));
  } catch {
    // The storage is full or blocked: the text lasts as long as the dialog.
  }
}
