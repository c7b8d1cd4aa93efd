interface Times {
  /** Not before this pause, in milliseconds. */
  after: number;
  /** Then at the latest after this one, however busy the page is. */
  within: number;
}

/** Calls `task` once, in a moment in which the page has nothing else to do. Returns a function that cancels it. */
export function whenIdle(task: () => void, { after, within }: Times): () => void {
  let request: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no such function.
    if ('requestIdleCallback' in globalThis) request = requestIdleCallback(task, { timeout: within });
    else task();
  }, after);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
