/**
 * An object that creates its members on first access. Only PascalCase names exist, so that `then` (promises)
 * and `toJSON` (printing) are undefined.
 */
export function byName<T>(make: (name: string) => T): Record<string, T> {
  const made = new Map<string | symbol, T>();
  return new Proxy<Record<string, T>>(
    {},
    {
      get(_, name) {
        if (typeof name === 'string' && /^[A-Z]/.test(name) && !made.has(name)) made.set(name, make(name));
        return made.get(name);
      },
    },
  );
}
