import type { Environment } from './environment.ts';
import { type ApiError, errorOf, networkError } from './errors.ts';

export interface HttpOptions {
  serverUrl: string;
  appId: string;
  environment: Environment;
  headers?: Record<string, string>;
  token(): string | undefined;
  onUnauthorized?(error: ApiError): void;
}

export interface Call {
  query?: QueryParameters;
  /** Sent as JSON, unless it is a form. */
  body?: object;
  headers?: Record<string, string>;
  keepalive?: boolean;
  /** A 401 is an answer here, not the loss of a session. */
  quiet?: boolean;
  /** The answer is a file, given as a Blob. A failure is JSON all the same. */
  isFile?: boolean;
  /** Stands in for fetch where fetch cannot do it. */
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
  /** The answer as it came, whatever its status. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  exchange<T>(method: string, path: string, call?: Call): Promise<Answer<T>>;
  /** The body alone: what all but functions want. */
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
    // QueryParameters and hash stay here: they may hold the token of a public plan.
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
    const tokenSent = options.token();
    const response = await send(url(path, call.query), initOf(method, call), call.transport);
    const data = await (call.isFile && response.ok ? fileOf(response) : bodyOf(response));
    if (response.ok) {
      return { data: data as T, status: response.status, headers: Object.fromEntries(response.headers) };
    }
    const error = errorOf(response, data);
    // A late refusal for a token that has been replaced meanwhile says nothing about the new session.
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

function initOf(method: string, { body, headers, keepalive }: Call): RequestInit {
  const init: RequestInit = { method, headers, keepalive };
  if (body === undefined) return init;
  // A form names its own content type, with the boundary.
  if (body instanceof FormData) return { ...init, body };
  return { ...init, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } };
}

/** The connection may break while the body is still on its way. */
const whole = <T>(body: Promise<T>): Promise<T> =>
  body.catch((error: unknown) => {
    throw networkError(error);
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
