import { useState } from 'react';

/** A random id (UUID v4). Plain HTTP on a local network has no `crypto.randomUUID`, but it has random bytes. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** One id for each thing that is named, for as long as the component is on the page. */
export function useIdFor(): (thing: string) => string {
  const [ids] = useState(() => new Map<string, string>());
  return (thing) => {
    const id = ids.get(thing) ?? newId();
    ids.set(thing, id);
    return id;
  };
}
