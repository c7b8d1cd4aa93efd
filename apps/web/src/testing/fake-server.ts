import { type Client, createClient } from '@alecrim/client';

type Reply = [status: number, body: unknown];
export type Replies = Record<string, Reply | ((body: unknown, headers: Headers) => Reply | Promise<Reply>)>;

const APP = '/api/apps/alecrim';
const NOTHING: Reply = [404, { code: 'NOT_FOUND', message: 'Não encontrado.' }];

type Otherwise = (method: string, path: string, body: unknown, query: URLSearchParams) => Reply | undefined;

/** A server made of a few answers, keyed "GET /auth/setup"; the client in front of it is the real one. */
export function aFakeServer(replies: Replies = {}, otherwise: Otherwise = () => undefined) {
  const calls: string[] = [];
  const all: Replies = {
    [SETTINGS]: [200, { id: 'alecrim', public_settings: 'public_without_login' }],
    ...replies,
  };

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const path = pathname.replace(APP, '');
    const call = `${init.method ?? 'GET'} ${path}`;
    calls.push(call);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const reply = all[call] ?? otherwise(init.method ?? 'GET', path, body, searchParams) ?? NOTHING;
    const [status, content] =
      typeof reply === 'function' ? await reply(body, new Headers(init.headers)) : reply;
    init.signal?.throwIfAborted();
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(content), { status });
  }

  return {
    calls,
    fetch: answer,
    /** Changes what the server says from now on. */
    now: (changed: Replies) => void Object.assign(all, changed),
    client(onUnauthorized?: () => void): Client {
      const location = {
        href: `http://localhost/${window.location.search}`,
        origin: 'http://localhost',
        pathname: '/',
        assign() {},
        reload() {},
      };
      return createClient(
        { appId: 'alecrim', onUnauthorized },
        { fetch: answer, location, history: { state: null, replaceState() {} }, storage: localStorage },
      );
    },
  };
}

export type FakeServer = ReturnType<typeof aFakeServer>;

export const SETTINGS = 'GET /api/apps/public/prod/public-settings/by-id/alecrim';
export const ME = 'GET /entities/User/me';
/** The server was not reached. */
export const unreachable: Reply = [0, null];
export const refused = (status: number, reason?: string, message = 'recusado'): Reply => [
  status,
  { message, detail: message, code: 'FORBIDDEN', ...(reason && { extra_data: { reason } }) },
];
