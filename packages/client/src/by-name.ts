/**
 * An object whose parts are made when first named. Only PascalCase names exist, so that a promise asking
 * for `then` or a printer asking for `toJSON` finds nothing.
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
