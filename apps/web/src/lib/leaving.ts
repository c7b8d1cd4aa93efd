const LEAVE = 'alecrim:leave';
const STEP = 'alecrim:history-step';

type LeaveEvent = CustomEvent<() => void>;
type StepEvent = CustomEvent<unknown>;

/** Leaves, unless somebody holds unsaved work: then they ask first, and leave themselves if told so. */
export function leaveWhenAllowed(leave: () => void): void {
  const isAllowed = window.dispatchEvent(new CustomEvent(LEAVE, { cancelable: true, detail: leave }));
  if (isAllowed) leave();
}

/** Calls `ask` with the way on, whenever somebody is about to leave by `leaveWhenAllowed`. */
export function holdLeaving(ask: (leave: () => void) => void): () => void {
  return listen(LEAVE, (event) => {
    event.preventDefault();
    ask((event as LeaveEvent).detail);
  });
}

/**
 * Hears of back and forward before the router does, if it is called first: listeners on the window are called in
 * the order in which they came.
 */
export function hearStepsFirst(): () => void {
  return listen('popstate', (event) => {
    const { state } = event as PopStateEvent;
    const isFree = window.dispatchEvent(new CustomEvent(STEP, { cancelable: true, detail: state }));
    if (!isFree) event.stopImmediatePropagation();
  });
}

/** Calls `step` with the state of the entry that was reached; what it answers true to, the router never hears of. */
export function holdSteps(step: (state: unknown) => boolean): () => void {
  return listen(STEP, (event) => {
    if (step((event as StepEvent).detail)) event.preventDefault();
  });
}

function listen(name: string, listener: (event: Event) => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
