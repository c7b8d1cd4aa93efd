const EVENT = 'alecrim:leave';

type LeaveEvent = CustomEvent<() => void>;

/** Leaves, unless somebody holds unsaved work: then they ask first, and leave themselves if told so. */
export function leaveWhenAllowed(leave: () => void): void {
  const isAllowed = window.dispatchEvent(new CustomEvent(EVENT, { cancelable: true, detail: leave }));
  if (isAllowed) leave();
}

/** Calls `ask` with the way on, whenever somebody is about to leave by `leaveWhenAllowed`. */
export function holdLeaving(ask: (leave: () => void) => void): () => void {
  const hold = (event: Event) => {
    event.preventDefault();
    ask((event as LeaveEvent).detail);
  };
  window.addEventListener(EVENT, hold);
  return () => window.removeEventListener(EVENT, hold);
}
