import type { KeyboardEvent } from 'react';

/** For a field that Enter sends by itself, and not with the form around it. */
export const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  send();
};
