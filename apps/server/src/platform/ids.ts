import { randomBytes } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/** UUID version 7, ascending within a process: the id alone keeps the order of creation. */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  } else if (++counter > 0xfff) {
    lastTime++;
    counter = 0;
  }
  const time = lastTime.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

/** Ids are UUIDs or 24 hex digits; anything else cannot exist, and no query is made for it. */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f-]{1,64}$/i.test(text);
