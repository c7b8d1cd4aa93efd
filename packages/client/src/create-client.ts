import { type Agents, createAgents } from './agents.ts';
import { type AppLogs, createAppLogs, createSso, createUsers, type Sso, type Users } from './areas.ts';
import { type Auth, createAuth } from './auth.ts';
import { createEntities, type Entities } from './entities.ts';
import { type Environment, systemEnvironment } from './environment.ts';
import type { ApiError } from './errors.ts';
import { createHttp, type Http, withSignal } from './http.ts';
import { createFunctions, createIntegrations, type Functions, type Integrations } from './invocations.ts';
import { createPdfFiles, type PdfFiles } from './pdf-files.ts';
import { createRealtime, type Realtime } from './realtime.ts';
import { createSession } from './session.ts';

export interface ClientOptions {
  /** Origin of the server; not needed when it is the page's own origin. */
  serverUrl?: string;
  appId: string;
  /** A user's token. Without it, the one in the address or in the browser's storage is used. */
  token?: string;
  serviceToken?: string;
  /** Sends a visitor who is not signed in to the login page right away. */
  requiresAuth?: boolean;
  /** Address of the login page; not needed when it is on this origin. */
  appBaseUrl?: string;
  functionsVersion?: string;
  headers?: Record<string, string>;
  /** Ends requests without an answer; those with a file get ten times as long. Without it they never end. */
  timeoutMs?: number;
  /** Called when the session has ended, or when it may only set up a second factor (see the error's code). */
  onUnauthorized?(error: ApiError): void;
}

export interface ServiceClient {
  entities: Entities;
  users: Users;
  integrations: Integrations;
  functions: Functions;
  agents: Agents;
  appLogs: AppLogs;
  pdf: PdfFiles;
  sso: Sso;
}

/** The calls whose answer may be given up on the way. */
export type Areas = Omit<ServiceClient, 'sso'>;

export interface Client extends Areas {
  auth: Auth;
  app: { getPublicSettings(): Promise<{ id: string; public_settings: string; public_url?: string | null }> };
  /** Status of the socket connection. Rooms are joined through `entities` and `agents`. */
  realtime: Pick<Realtime, 'onStatus'>;
  /** Throws without a `serviceToken`. */
  readonly asServiceRole: ServiceClient;
  setToken(token: string): void;
  /** The same calls; their requests end when the signal is aborted. */
  until(signal: AbortSignal): Areas;
  /** Closes the socket and ends every subscription. */
  cleanup(): void;
}

/**
 * How to call the API:
 *
 *     const client = createClient({ appId: 'alecrim' });
 *     const { user } = await client.auth.loginViaEmailPassword(email, password);
 *     const plans = await client.entities.Cardapio.filter({ ativo: true }, '-created_date', 20);
 *     const leave = client.entities.Cardapio.subscribe(({ type, id }) => …);
 *
 * Records are typed by the entity definitions. Every failure is an `ApiError`; one that never reached the
 * server has the code NETWORK. The socket library is loaded by the first subscription, not before.
 * It works in a page and in Node; `environment` replaces the globals of either.
 */
export function createClient(options: ClientOptions, environment: Partial<Environment> = {}): Client {
  const { appId, serviceToken } = options;
  const serverUrl = withoutSlash(options.serverUrl);
  const outside = { ...systemEnvironment(), ...environment };
  const session = createSession(outside, options.token);
  const realtime = createRealtime({ serverUrl, appId, token: session.token });
  session.onChange(realtime.renew);

  const { headers, timeoutMs } = options;
  const connection = { serverUrl, appId, environment: outside, headers, timeoutMs };
  const http = createHttp({ ...connection, token: session.token, onUnauthorized: options.onUnauthorized });
  const auth = createAuth({
    http,
    session,
    location: outside.location,
    appBaseUrl: withoutSlash(options.appBaseUrl),
  });

  const areas = (via: Http, functionsVia = via) => ({
    entities: createEntities(via, realtime),
    users: createUsers(via),
    integrations: createIntegrations(via),
    functions: createFunctions(functionsVia, options.functionsVersion),
    agents: createAgents(via, realtime),
    appLogs: createAppLogs(via),
    pdf: createPdfFiles(via),
  });

  let service: ServiceClient | undefined;
  function createServiceClient(): ServiceClient {
    if (!serviceToken) throw new Error(SERVICE_TOKEN_MISSING);
    const asService = { ...connection, token: () => serviceToken };
    const behalf = options.token && { 'on-behalf-of': `Bearer ${options.token}` };
    const onBehalf = createHttp({ ...asService, headers: { ...options.headers, ...behalf } });
    // Functions do not act on behalf of a person, so they do not get this header.
    return { ...areas(onBehalf, createHttp(asService)), sso: createSso(onBehalf) };
  }

  // Deferred by 0 ms, so that the caller has the client before the page goes to sign-in.
  if (options.requiresAuth && outside.location) {
    setTimeout(async () => (await auth.isAuthenticated()) || auth.redirectToLogin(), 0);
  }

  return {
    ...areas(http),
    auth,
    app: {
      getPublicSettings: () => http.request('GET', `/apps/public/prod/public-settings/by-id/${appId}`),
    },
    realtime: { onStatus: realtime.onStatus },
    get asServiceRole() {
      service ??= createServiceClient();
      return service;
    },
    setToken: (token) => auth.setToken(token),
    until: (signal) => areas(withSignal(http, signal)),
    cleanup: realtime.close,
  };
}

const SERVICE_TOKEN_MISSING =
  'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.';

// A closing slash would be doubled in every address.
const withoutSlash = (address = '') => address.replace(/\/+$/, '');
