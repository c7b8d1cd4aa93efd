interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  clear(): void;
}

interface Entry<V> {
  /** As it was first given. An equal text of a later caller would stay in memory until a full garbage collection. */
  key: string;
  value: V;
}

/** Removes the entries that were used longest ago when the weights add up to more than `maxWeight`. It keeps the newest one. */
export function createLruCache<V>(maxWeight: number, weightOf: (value: V) => number = () => 1): LruCache<V> {
  // A Map keeps the order of insertion: the first entry is the one to remove.
  const entries = new Map<string, Entry<V>>();
  let newest: Entry<V> | undefined;
  let weight = 0;
  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) weight -= weightOf(entry.value);
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry && entry !== newest) {
        entries.delete(key);
        entries.set(entry.key, entry);
        newest = entry;
      }
      return entry?.value;
    },
    set(key, value) {
      remove(key);
      newest = { key, value };
      entries.set(key, newest);
      weight += weightOf(value);
      for (const oldest of entries.keys()) {
        if (weight <= maxWeight || oldest === key) return;
        remove(oldest);
      }
    },
    clear() {
      entries.clear();
      newest = undefined;
      weight = 0;
    },
  };
}
