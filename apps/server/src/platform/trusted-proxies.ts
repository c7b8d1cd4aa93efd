import { isIP } from 'node:net';

/** Not trusted, the number of proxies in front, or the addresses of the proxies. */
export type TrustedProxies = false | number | string;

const MAX_HOPS = 9;
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** `undefined` when the text means nothing. `true` is the nearest proxy alone: the client itself writes the rest. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) || false : undefined;
  return text.split(',').every((part) => isRange(part.trim())) ? text : undefined;
}

function isRange(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
