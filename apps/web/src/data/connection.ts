import { type Client, createClient } from '@alecrim/client';
import { rememberAddressParameters } from '../lib/address-parameters.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageStorage } from '../lib/page-storage.ts';

// Longer than the server gives any answer; a phone that lost its network without noticing would wait for ever.
const REQUEST_LIMIT_MS = 60_000;

/** Creates the client. Reading the parameters also removes the token from the address. */
export function connect(onUnauthorized: () => void): Client {
  const { appId, serverUrl, functionsVersion } = rememberAddressParameters(location, pageStorage());
  dropFromAddress('server_url');
  return createClient({
    // The server wrote the app id into the page; a link cannot change it.
    appId: pageMeta('app-id') || appId || 'alecrim',
    serverUrl,
    functionsVersion,
    timeoutMs: REQUEST_LIMIT_MS,
    onUnauthorized,
  });
}

function dropFromAddress(parameter: string) {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url.href);
}
