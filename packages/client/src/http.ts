import type { Environment } from './environment.ts';
import { type ApiError, errorOf, networkError, timeoutError } from './errors.ts';

interface HttpOptions {
  serverUrl: string;
  appId: string;
  environment: Environment;
  headers?: Record<string, string>;
  /** A request without an answer ends after this time, one that carries a file after ten times as long. */
  timeoutMs?: number;
  token(): string | undefined;
  onUnauthorized?(error: ApiError): void;
}

interface Call {
  query?: QueryParameters;
  /** Sent as JSON, unless it is a form. */
  body?: object;
  headers?: Record<string, string>;
  keepalive?: boolean;
  /** Set: a 401 is not reported as a lost session. */
  quiet?: boolean;
  /** Set: the answer is returned as a Blob. A failure is still read as JSON. */
  isFile?: boolean;
  /** Ends the request when its answer is no longer needed. */
  signal?: AbortSignal;
  /** Replaces fetch, for uploads with progress. */
  transport?: Environment['fetch'];
}

export type QueryParameters = Record<string, string | number | boolean | null | undefined>;

export interface Answer<T> {
  data: T;
  status: number;
  headers: Record<string, string>;
}

export interface Http {
  /** The prefix of nearly every path. */
  appPath: string;
  appId: string;
  url(path: string, query?: QueryParameters): string;
  token(): string | undefined;
  /** Returns the answer with any status. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  exchange<T>(method: string, path: string, call?: Call): Promise<Answer<T>>;
  /** Returns the body only. */
  request<T>(method: string, path: string, call?: Call): Promise<T>;
}

export function createHttp(options: HttpOptions): Http {
  const { appId, environment } = options;
  const base = `${options.serverUrl}/api`;

  const url = (path: string, query: QueryParameters = {}) => {
    const given = Object.entries(query).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
    return base + path + (search && `?${search}`);
  };

  const headersFor = (own: HeadersInit | undefined) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    headers.set('X-App-Id', appId);
    const token = options.token();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    // Query and hash are not sent: they may hold the token of a public plan.
    const { location } = environment;
    if (location) headers.set('X-Origin-URL', location.origin + location.pathname);
    new Headers(own).forEach((value, key) => {
      headers.set(key, value);
    });
    return headers;
  };

  async function send(address: string, init: RequestInit, transport = environment.fetch): Promise<Response> {
    try {
      return await transport(address, { ...init, headers: headersFor(init.headers) });
    } catch (error) {
      throw isAbort(error) ? error : networkError(error);
    }
  }

  async function exchange<T>(method: string, path: string, call: Call = {}): Promise<Answer<T>> {
    const hasFile = call.isFile || call.body instanceof FormData;
    const limit = endAfter(options.timeoutMs && options.timeoutMs * (hasFile ? 10 : 1), call.signal);
    try {
      return await exchangeWithin<T>(method, path, { ...call, signal: limit.signal });
    } catch (error) {
      throw limit.isOver() ? timeoutError(error) : error;
    } finally {
      limit.stop();
    }
  }

  async function exchangeWithin<T>(method: string, path: string, call: Call): Promise<Answer<T>> {
    const tokenSent = options.token();
    const response = await send(url(path, call.query), initOf(method, call), call.transport);
    const data = await (call.isFile && response.ok ? fileOf(response) : bodyOf(response));
    if (response.ok) {
      return { data: data as T, status: response.status, headers: Object.fromEntries(response.headers) };
    }
    const error = errorOf(response, data);
    // A 401 for a token that was replaced meanwhile does not concern the new session.
    const isRefused = response.status === 401 || error.code === 'SECOND_FACTOR_SETUP_REQUIRED';
    const isLoss = isRefused && !call.quiet && options.token() === tokenSent;
    if (isLoss) options.onUnauthorized?.(error);
    throw error;
  }

  return {
    appId,
    appPath: `/apps/${appId}`,
    url,
    token: options.token,
    fetch: (path, init = {}) => send(base + path, init),
    exchange,
    request: async <T>(method: string, path: string, call?: Call) =>
      (await exchange<T>(method, path, call)).data,
  };
}

/** The same connection, whose requests end with the signal. */
export function withSignal(http: Http, signal: AbortSignal): Http {
  const exchange: Http['exchange'] = (method, path, call) => http.exchange(method, path, { ...call, signal });
  return {
    ...http,
    exchange,
    request: async <T>(method: string, path: string, call?: Call) =>
      (await exchange<T>(method, path, call)).data,
  };
}

/** A signal that is aborted by the given one, or when the time is over. */
function endAfter(limitMs: number | undefined, given: AbortSignal | undefined) {
  if (!limitMs) return { signal: given, isOver: () => false, stop: () => {} };
  const end = new AbortController();
  let isOver = false;
  const follow = () => end.abort(given?.reason);
  if (given?.aborted) follow();
  given?.addEventListener('abort', follow);
  const timer = setTimeout(() => {
    isOver = true;
    end.abort();
  }, limitMs);
  return {
    signal: end.signal,
    isOver: () => isOver,
    stop() {
      clearTimeout(timer);
      given?.removeEventListener('abort', follow);
    },
  };
}

function initOf(method: string, { body, headers, keepalive, signal }: Call): RequestInit {
  const init: RequestInit = { method, headers, keepalive, signal };
  if (body === undefined) return init;
  // The browser sets the content type of a form, with its boundary.
  if (body instanceof FormData) return { ...init, body };
  return { ...init, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } };
}

/** The connection may break while the body is being read. */
const whole = <T>(body: Promise<T>): Promise<T> =>
  body.catch((error: unknown) => {
    throw isAbort(error) ? error : networkError(error);
  });

const fileOf = (response: Response) => whole(response.blob());

async function bodyOf(response: Response): Promise<unknown> {
  const text = await whole(response.text());
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
