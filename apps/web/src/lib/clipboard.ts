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
