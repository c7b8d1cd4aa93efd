import type { ClipboardEvent as PasteEvent } from 'react';

/** Inserts another text than the browser would paste, and hands the whole text to `write`. Null leaves the paste to the browser. */
export function pasteInstead(
  event: PasteEvent<HTMLTextAreaElement>,
  text: string | null,
  write: (text: string) => void,
): void {
  if (text === null) return;
  event.preventDefault();
  // Text inserted by the browser can be undone. Where the browser cannot insert it, the value is set.
  if (document.execCommand?.('insertText', false, text)) return;
  const { currentTarget: area } = event;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  write(area.value);
}

/** Copies a text and returns whether it worked. Plain HTTP on a local network supports only execCommand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithExecCommand(text);
  }
}

/** Copies a text in several formats, also own ones, which another tab of this browser can read. */
export function copyFormats(formats: Record<string, string>): boolean {
  let isSet = false;
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    for (const [type, text] of Object.entries(formats)) event.clipboardData?.setData(type, text);
    isSet = event.clipboardData !== null;
  };
  // Before any listener of the page: only the event of this copy is meant.
  document.addEventListener('copy', onCopy, { capture: true, once: true });
  const isCopied = copyWithExecCommand(formats['text/plain'] ?? ' ');
  document.removeEventListener('copy', onCopy, { capture: true });
  return isCopied && isSet;
}

function copyWithExecCommand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  // Inside an open dialog the focus may not leave it.
  (document.activeElement?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  area.remove();
  return isCopied;
}
