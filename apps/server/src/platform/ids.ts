import { randomUUID } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/** UUID version 7, ascending within a process: the id alone keeps the order of creation. */
export function newId(now = Date.now()): string {
  // Version 4, all random. Node makes many at once: this costs a tenth of asking for some random bytes.
  const random = randomUUID();
  if (now > lastTime) {
    lastTime = now;
    counter = Number.parseInt(random.slice(15, 18), 16) & 0x7ff;
  } else if (++counter > 0xfff) {
    lastTime++;
    counter = 0;
  }
  const time = lastTime.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${random.slice(19)}`;
}

/** Ids are UUIDs or 24 hex digits; anything else cannot exist, and no query is made for it. */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f-]{1,64}$/i.test(text);
