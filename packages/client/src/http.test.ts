import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPage } from '../testing/a-page.ts';
import { type Loopback, startLoopback } from '../testing/loopback-server.ts';
import { ApiError, createClient } from './index.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback();
});
beforeEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('should have failed'),
    (error: unknown) => error as ApiError,
  );

describe('a request carries', () => {
  test('the app id, the token and the headers of the client', async () => {
    const client = createClient({
      serverUrl: server.url,
      appId: 'demo',
      token: 't1',
      headers: { 'X-Own': 'yes' },
    });
    await client.auth.me();
    expect(server.seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-app-id': 'demo',
      authorization: 'Bearer t1',
      'x-own': 'yes',
    });
  });

  test('no token and no origin for an anonymous program', async () => {
    await createClient({ serverUrl: server.url, appId: 'demo' }).app.getPublicSettings();
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(server.seen[0]?.headers).not.toHaveProperty('x-origin-url');
  });

  test('the address of the page without its query and hash', async () => {
    const page = aPage('http://app.test/VerCardapio?token=segredo#/VerCardapio?token=segredo');
    await createClient({ serverUrl: server.url, appId: 'demo' }, page).app.getPublicSettings();
    expect(server.seen[0]?.headers['x-origin-url']).toBe('http://app.test/VerCardapio');
  });

  test('a closing slash of the server address is not doubled', async () => {
    await createClient({ serverUrl: `${server.url}/`, appId: 'demo' }).auth.me();
    expect(server.seen[0]?.line).toBe('GET /api/apps/demo/entities/User/me');
  });
});

describe('a failure', () => {
  const client = () => createClient({ serverUrl: server.url, appId: 'demo' });

  test.each([
    ['the message', { message: 'A', detail: 'B', error: 'C' }, 'A'],
    ['else the detail', { detail: 'B', error: 'C' }, 'B'],
    ['else the error of a function', { error: 'C' }, 'C'],
    ['else the status text', { error: { nested: true }, detail: [1] }, 'Forbidden'],
    ['also when a proxy answers with a page', '<h1>Forbidden</h1>', 'Forbidden'],
  ])('says %s', async (_, body, message) => {
    server.answer(403, body);
    const error = await failure(client().entities.Cardapio.list());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      message,
      status: 403,
      response: { status: 403, data: body },
    });
  });

  test('without any text has the message Erro desconhecido', async () => {
    const fetch = async () => new Response('{}', { status: 500 });
    const silent = createClient({ appId: 'demo' }, { fetch });
    expect((await failure(silent.auth.me())).message).toBe('Erro desconhecido');
  });

  test('carries code and body', async () => {
    const body = { message: 'Não', code: 'FORBIDDEN', extra_data: { reason: 'user_not_registered' } };
    server.answer(403, body);
    const error = await failure(client().auth.me());
    expect(error).toMatchObject({ code: 'FORBIDDEN', data: body });
    expect(error.data?.extra_data?.reason).toBe('user_not_registered');
  });

  test('to reach the server is an ApiError', async () => {
    const gone = await startLoopback();
    await gone.close();
    const error = await failure(createClient({ serverUrl: gone.url, appId: 'demo' }).auth.me());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code: 'NETWORK', response: undefined });
    expect(error.message).toBe('Sem conexão com o servidor. Verifique sua internet e tente de novo.');
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test('in the middle of an answer is a network error', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
    const broken = createClient({ appId: 'demo' }, { fetch: async () => new Response(cut) });
    expect(await failure(broken.auth.me())).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('a lost session', () => {
  const signedIn = () => {
    const onUnauthorized = vi.fn();
    const client = createClient({ serverUrl: server.url, appId: 'demo', token: 'old', onUnauthorized });
    return { client, onUnauthorized };
  };

  test('is reported by any call that needs a session', async () => {
    const { client, onUnauthorized } = signedIn();
    server.answer(401, { message: 'Authentication required', code: 'AUTH_REQUIRED' });
    const error = await failure(client.entities.Cardapio.list());
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('that may only set up a second factor is reported too', async () => {
    const { client, onUnauthorized } = signedIn();
    server.answer(403, { message: 'x', code: 'SECOND_FACTOR_SETUP_REQUIRED' });
    const error = await failure(client.entities.Cardapio.list());
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
    server.answer(403, { message: 'x', code: 'FORBIDDEN' });
    await failure(client.entities.Cardapio.list());
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('is not reported by calls that check the session or sign in', async () => {
    const { client, onUnauthorized } = signedIn();
    for (let i = 0; i < 3; i++) server.answer(401, {});
    await failure(client.auth.me());
    await failure(client.auth.loginViaEmailPassword('a@b.c', 'senha'));
    await failure(client.auth.verifyOtp({ email: 'a@b.c', otpCode: '1' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('is not reported when a person signed in meanwhile', async () => {
    const { client, onUnauthorized } = signedIn();
    server.answer(401, {});
    server.meanwhile(() => client.setToken('new'));
    await failure(client.entities.Cardapio.list());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of the service role is not reported to the person', async () => {
    const onUnauthorized = vi.fn();
    const client = createClient({ serverUrl: server.url, appId: 'demo', serviceToken: 's', onUnauthorized });
    server.answer(401, {});
    await failure(client.asServiceRole.entities.Cardapio.list());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a request without an answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server that takes the request and never answers. */
  function silent() {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = (_url: string | URL | Request, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    };
    return { signals, client: createClient({ appId: 'demo', timeoutMs: 60_000 }, { fetch }) };
  }

  test('ends by itself, and says that the server was slow', async () => {
    const { client } = silent();
    const ended = failure(client.entities.Paciente.get('p1'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toMatchObject({ code: 'TIMEOUT', status: 0 });
  });

  test('has ten times as long when it carries a file', async () => {
    const { client, signals } = silent();
    const ended = failure(client.entities.Paciente.importEntities(new Blob(['nome\nAna'])));
    await vi.advanceTimersByTimeAsync(599_000);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ended).toMatchObject({ code: 'TIMEOUT' });
  });

  test('ends when nobody needs it any more', async () => {
    const { client, signals } = silent();
    const end = new AbortController();
    const ended = client
      .until(end.signal)
      .entities.Paciente.list()
      .catch((error: Error) => error);
    end.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(signals[0]?.aborted).toBe(true);
  });
});

test.each([
  ['7', 7_000],
  [new Date(Date.now() + 9_000).toUTCString(), expect.closeTo(9_000, -4)],
  ['soon', undefined],
])('Retry-After: %s is how long to wait', async (header, wait) => {
  const fetch = async () => new Response('{}', { status: 429, headers: { 'Retry-After': header } });
  const client = createClient({ appId: 'demo' }, { fetch });
  expect((await failure(client.entities.Paciente.list())).retryAfterMs).toEqual(wait);
});
