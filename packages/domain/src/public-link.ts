/** The one place that knows the shape of a public link (P47). */
export function publicLink(origin: string, token: string): string {
  return `${origin}/#/VerCardapio?token=${encodeURIComponent(token)}`;
}

/** Where the hash link leads: the page that the server renders. */
export function publicPath(token: string): string {
  return `/VerCardapio?token=${encodeURIComponent(token)}`;
}

// 17 bytes are 136 bits, and never fewer than 26 base-36 digits once padded.
const RANDOM_BYTES = 17;
const DIGITS = 27;

/** The secret in a public link: timestamp in base 36, then 136 random bits in base 36 (P47). */
export function publicToken(now: number, random: (length: number) => Uint8Array): string {
  const number = random(RANDOM_BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return now.toString(36) + number.toString(36).padStart(DIGITS, '0');
}

/** Where a link to an address can be opened: on this computer only, in its network, or everywhere. */
export type LinkReach = 'computer' | 'network' | 'everywhere';

export function linkReach(address: string): LinkReach {
  const host = new URL(address).hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host.startsWith('127.'))
    return 'computer';
  const isPrivate = privateAddress.test(host) || host.endsWith('.local') || !/[.:]/.test(host);
  return isPrivate ? 'network' : 'everywhere';
}

// RFC 1918 and 4193, and the addresses that a machine gives itself.
const privateAddress =
  /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|^(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/;
