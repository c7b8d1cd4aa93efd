interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  clear(): void;
}

/** Removes the entries that were used longest ago when the weights add up to more than `maxWeight`. It keeps the newest one. */
export function createLruCache<V>(maxWeight: number, weightOf: (value: V) => number = () => 1): LruCache<V> {
  // A Map keeps the order of insertion: the first entry is the one to remove.
  const entries = new Map<string, V>();
  let weight = 0;
  function remove(key: string): void {
    const value = entries.get(key);
    if (value !== undefined && entries.delete(key)) weight -= weightOf(value);
  }
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(key, value) {
      remove(key);
      entries.set(key, value);
      weight += weightOf(value);
      for (const oldest of entries.keys()) {
        if (weight <= maxWeight || oldest === key) return;
        remove(oldest);
      }
    },
    clear() {
      entries.clear();
      weight = 0;
    },
  };
}
