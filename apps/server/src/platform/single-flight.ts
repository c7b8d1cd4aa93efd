/** Callers that ask for a key while its work is running share the result. */
export function singleFlight<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known;
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
