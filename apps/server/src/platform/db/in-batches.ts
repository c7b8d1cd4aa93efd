interface Waiting<V> {
  resolve(value: V | undefined): void;
  reject(reason: unknown): void;
}

/**
 * One query for all calls at the same time. A call that comes while a query is under way waits for the next query, so
 * no answer is older than its question. A single call does not wait.
 */
export function inBatches<V>(
  readAll: (keys: string[]) => Promise<Map<string, V>>,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, Waiting<V>[]>();
  let isReading = false;

  async function readWaiting(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      try {
        const found = await readAll([...batch.keys()]);
        for (const [key, callers] of batch) for (const caller of callers) caller.resolve(found.get(key));
      } catch (error) {
        for (const callers of batch.values()) for (const caller of callers) caller.reject(error);
      }
    }
    isReading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const callers = waiting.get(key);
      if (callers) callers.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
      if (!isReading) void readWaiting();
    });
}
