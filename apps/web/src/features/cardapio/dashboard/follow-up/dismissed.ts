import { useState } from 'react';
import { DISMISSED, pageStorage } from '../../../../lib/storage.ts';

// The oldest are forgotten: a list has at most twenty.
const MOST = 200;

/** The reminders that were dismissed on this device. A link with another end is another reminder. */
export function useDismissed(): [ReadonlySet<string>, (reminder: string) => void] {
  const [dismissed, setDismissed] = useState<readonly string[]>(stored);
  function dismiss(reminder: string) {
    const next = [...dismissed, reminder].slice(-MOST);
    setDismissed(next);
    try {
      pageStorage()?.setItem(DISMISSED, JSON.stringify(next));
    } catch {
      // It stays dismissed until the page is left.
    }
  }
  return [new Set(dismissed), dismiss];
}

function stored(): readonly string[] {
  try {
    const list: unknown = JSON.parse(pageStorage()?.getItem(DISMISSED) ?? '[]');
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}
