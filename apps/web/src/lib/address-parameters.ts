import { addressParameterKey } from './storage-keys.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Address = Pick<Location, 'href' | 'origin'>;

/** The parameters that the address may carry (P07). The client reads the access token by itself. */
const PARAMETERS = ['app_id', 'server_url', 'from_url', 'functions_version'] as const;

type Parameter = (typeof PARAMETERS)[number];

export interface AddressParameters {
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
    const fresh = given.get(name);
    if (fresh) attempt(() => storage?.setItem(addressParameterKey(name), fresh));
    return fresh || attempt(() => storage?.getItem(addressParameterKey(name))) || undefined;
  };
  const [appId, serverUrl, , functionsVersion] = PARAMETERS.map(value);
  return { appId, functionsVersion, serverUrl: originOf(serverUrl) === origin ? origin : undefined };
}

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

// Full or blocked storage must not keep the app from starting.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
