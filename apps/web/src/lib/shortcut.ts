/**
 * Ctrl or Cmd with one letter and nothing else: with Shift or Alt it is another shortcut, often one of the browser's.
 * Filling in a remembered value sends a key event without a key.
 */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean =>
  event.key?.toLowerCase() === letter && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
