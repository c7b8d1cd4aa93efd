import { type Client, createClient } from '@alecrim/client';
import { rememberAddressParameters } from '../lib/address-parameters.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageStorage } from '../lib/page-storage.ts';

/** Opens the way to the server; reading the address also takes out of it what nobody should see or copy. */
export function connect(onUnauthorized: () => void): Client {
  const { appId, serverUrl, functionsVersion } = rememberAddressParameters(location, pageStorage());
  dropFromAddress('server_url');
  return createClient({
    // The server that sent this page knows which app it serves; a link cannot say otherwise.
    appId: pageMeta('app-id') || appId || 'alecrim',
    serverUrl,
    functionsVersion,
    onUnauthorized,
  });
}

function dropFromAddress(parameter: string) {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url.href);
}
