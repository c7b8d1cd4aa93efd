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
