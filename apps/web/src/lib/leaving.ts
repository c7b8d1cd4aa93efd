const LEAVE = 'alecrim:leave';

type LeaveEvent = CustomEvent<() => void>;

/** Leaves, unless a page holds unsaved work: that page asks first, and leaves when the answer is yes. */
export function leaveWhenAllowed(leave: () => void): void {
  const isAllowed = window.dispatchEvent(new CustomEvent(LEAVE, { cancelable: true, detail: leave }));
  if (isAllowed) leave();
}

/** Calls `ask` with the way on, instead of leaving by `leaveWhenAllowed`. */
export function holdLeaving(ask: (leave: () => void) => void): () => void {
  const onLeave = (event: Event) => {
    event.preventDefault();
    ask((event as LeaveEvent).detail);
  };
  window.addEventListener(LEAVE, onLeave);
  return () => window.removeEventListener(LEAVE, onLeave);
}
