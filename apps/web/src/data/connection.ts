import { type Client, createClient } from '@alecrim/client';
import { pageMeta } from '../lib/embedding.ts';
import { addressParameterKey, attempt, pageStorage } from '../lib/storage.ts';

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

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Address = Pick<Location, 'href' | 'origin'>;

/** The parameters that the address may carry (P07). The client reads the access token by itself. */
const PARAMETERS = ['app_id', 'server_url', 'from_url', 'functions_version'] as const;

type Parameter = (typeof PARAMETERS)[number];

// They become a header and a part of a path: a crafted link must not make every request fail.
const WORD = /^[\w-][\w.-]{0,63}$/;
const isUsable = (name: Parameter, value: string) =>
  (name !== 'app_id' && name !== 'functions_version') || WORD.test(value);

interface AddressParameters {
  /** Only ever our own origin: a link must not send the token elsewhere. */
  serverUrl: string | undefined;
  appId: string | undefined;
  functionsVersion: string | undefined;
}

/** Saves the parameters of the address and returns the values to use, from this visit or an earlier one. */
export function rememberAddressParameters(
  { href, origin }: Address,
  storage: Store | undefined,
): AddressParameters {
  const given = new URL(href).searchParams;
  const value = (name: Parameter) => {
    const key = addressParameterKey(name);
    const fresh = given.get(name);
    if (fresh && isUsable(name, fresh)) {
      attempt(() => storage?.setItem(key, fresh));
      return fresh;
    }
    const kept = attempt(() => storage?.getItem(key));
    return kept && isUsable(name, kept) ? kept : undefined;
  };
  const [appId, serverUrl, , functionsVersion] = PARAMETERS.map(value);
  return { appId, functionsVersion, serverUrl: originOf(serverUrl) === origin ? origin : undefined };
}

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}
