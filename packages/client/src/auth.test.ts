import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPage } from '../testing/a-page.ts';
import { type Loopback, startLoopback } from '../testing/loopback-server.ts';
import { type Client, createClient } from './index.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback();
});
beforeEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

const app = '/api/apps/demo';
const onPage = (page: ReturnType<typeof aPage>, more: { appBaseUrl?: string } = {}) =>
  createClient({ serverUrl: server.url, appId: 'demo', ...more }, page);

type CallCase = [name: string, call: (auth: Client['auth']) => Promise<unknown>, line: string, body?: object];
const calls: CallCase[] = [
  ['me', (auth) => auth.me(), `GET ${app}/entities/User/me`],
  [
    'updateMe',
    (auth) => auth.updateMe({ logo_url: null }),
    `PUT ${app}/entities/User/me`,
    { logo_url: null },
  ],
  [
    'login with a turnstile token',
    (auth) => auth.loginViaEmailPassword('a@b.c', 'senha', 'ts'),
    `POST ${app}/auth/login`,
    { email: 'a@b.c', password: 'senha', turnstile_token: 'ts' },
  ],
  [
    'login with the code of a second factor',
    (auth) => auth.loginViaEmailPassword('a@b.c', 'senha', undefined, '123456'),
    `POST ${app}/auth/login`,
    { email: 'a@b.c', password: 'senha', otp_code: '123456' },
  ],
  ['secondFactor.status', (auth) => auth.secondFactor.status(), `GET ${app}/auth/second-factor`],
  [
    'secondFactor.setUp',
    (auth) => auth.secondFactor.setUp({ password: 'senha' }),
    `POST ${app}/auth/second-factor/setup`,
    { password: 'senha' },
  ],
  [
    'secondFactor.enable',
    (auth) => auth.secondFactor.enable('123456'),
    `POST ${app}/auth/second-factor/enable`,
    { otp_code: '123456' },
  ],
  [
    'secondFactor.renewRecoveryCodes',
    (auth) => auth.secondFactor.renewRecoveryCodes({ password: 'senha', otpCode: '1' }),
    `POST ${app}/auth/second-factor/recovery-codes`,
    { password: 'senha', otp_code: '1' },
  ],
  [
    'secondFactor.disable',
    (auth) => auth.secondFactor.disable({ password: 'senha', otpCode: '1' }),
    `POST ${app}/auth/second-factor/disable`,
    { password: 'senha', otp_code: '1' },
  ],
  [
    'secondFactor.require',
    (auth) => auth.secondFactor.require(true, { password: 'senha' }),
    `PUT ${app}/auth/second-factor/required`,
    { required: true, password: 'senha' },
  ],
  [
    'register',
    (auth) => auth.register({ email: 'a@b.c', password: 'senha', full_name: 'Ana' }),
    `POST ${app}/auth/register`,
    { email: 'a@b.c', password: 'senha', full_name: 'Ana' },
  ],
  [
    'verifyOtp',
    (auth) => auth.verifyOtp({ email: 'a@b.c', otpCode: '123456' }),
    `POST ${app}/auth/verify-otp`,
    { email: 'a@b.c', otp_code: '123456' },
  ],
  ['resendOtp', (auth) => auth.resendOtp('a@b.c'), `POST ${app}/auth/resend-otp`, { email: 'a@b.c' }],
  [
    'resetPasswordRequest',
    (auth) => auth.resetPasswordRequest('a@b.c'),
    `POST ${app}/auth/reset-password-request`,
    { email: 'a@b.c' },
  ],
  [
    'resetPassword',
    (auth) => auth.resetPassword({ resetToken: 'r', newPassword: 'nova' }),
    `POST ${app}/auth/reset-password`,
    { reset_token: 'r', new_password: 'nova' },
  ],
  ['setup', (auth) => auth.setup(), `GET ${app}/auth/setup`],
  [
    'acceptInvite',
    (auth) => auth.acceptInvite({ token: 'i', fullName: 'Ana', newPassword: 'nova' }),
    `POST ${app}/auth/accept-invite`,
    { token: 'i', full_name: 'Ana', new_password: 'nova' },
  ],
  [
    'changePassword',
    (auth) => auth.changePassword({ userId: 'u', currentPassword: 'velha', newPassword: 'nova' }),
    `POST ${app}/auth/change-password`,
    { user_id: 'u', current_password: 'velha', new_password: 'nova' },
  ],
  [
    'inviteUser',
    (auth) => auth.inviteUser('a@b.c', 'user'),
    `POST ${app}/users/invite-user`,
    { user_email: 'a@b.c', role: 'user' },
  ],
  ['sessions', (auth) => auth.sessions(), `GET ${app}/auth/sessions`],
  ['endSession', (auth) => auth.endSession('s/1'), `DELETE ${app}/auth/sessions/s%2F1`],
];

test.each(calls)('%s', async (_, call, line, body) => {
  await call(createClient({ serverUrl: server.url, appId: 'demo', token: 't' }).auth);
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]).toMatchObject({ line });
  expect(server.seen[0]?.body).toEqual(body);
});

describe('signing in', () => {
  test('keeps the token and sends it with later calls', async () => {
    const page = aPage();
    const { auth } = onPage(page);
    server.answer(200, { access_token: 'novo', user: { email: 'a@b.c' }, success: true });
    expect(await auth.loginViaEmailPassword('a@b.c', 'senha')).toMatchObject({ user: { email: 'a@b.c' } });
    expect(Object.fromEntries(page.stored)).toEqual({ base44_access_token: 'novo', token: 'novo' });
    await auth.me();
    expect(server.seen[1]?.headers.authorization).toBe('Bearer novo');
  });

  test('with a wrong password forgets the old token and stays on the page', async () => {
    const page = aPage(undefined, { base44_access_token: 'velho', token: 'velho' });
    const { auth } = onPage(page);
    server.answer(401, { message: 'E-mail ou senha incorretos.', code: 'INVALID_CREDENTIALS' });
    await expect(auth.loginViaEmailPassword('a@b.c', 'errada')).rejects.toThrow(
      'E-mail ou senha incorretos.',
    );
    expect([page.stored.size, page.visits]).toEqual([0, []]);
    await auth.me();
    expect(server.seen[1]?.headers).not.toHaveProperty('authorization');
  });

  test('with an unverified e-mail keeps the old token', async () => {
    const page = aPage(undefined, { token: 'velho' });
    server.answer(403, { message: 'x', code: 'EMAIL_NOT_VERIFIED' });
    await expect(onPage(page).auth.loginViaEmailPassword('a@b.c', 's')).rejects.toMatchObject({
      status: 403,
    });
    expect(page.stored.get('token')).toBe('velho');
  });

  test('with a token and save: false leaves the storage unchanged', () => {
    const page = aPage();
    onPage(page).auth.setToken('curto', false);
    expect(page.stored.size).toBe(0);
  });
});

test('isAuthenticated is true exactly when the server accepts the token', async () => {
  const { auth } = onPage(aPage());
  server.answer(200, { id: 'u' });
  expect(await auth.isAuthenticated()).toBe(true);
  server.answer(500, {});
  expect(await auth.isAuthenticated()).toBe(false);
});

describe('going to the login page', () => {
  const loginOf = (page: ReturnType<typeof aPage>) => new URL(page.visits[0] ?? '', 'http://app.test');

  test('names the current address as the way back', () => {
    const page = aPage('http://app.test/EditarCardapio?id=1#fim');
    onPage(page).auth.redirectToLogin();
    expect(page.visits).toEqual([
      `/login?from_url=${encodeURIComponent('http://app.test/EditarCardapio?id=1#fim')}`,
    ]);
  });

  test('leads to another page of the app by its absolute address', () => {
    const page = aPage('http://app.test/a/b');
    onPage(page, { appBaseUrl: 'http://conta.test/' }).auth.redirectToLogin('/Perfil?x=1&y=2');
    expect(loginOf(page).origin + loginOf(page).pathname).toBe('http://conta.test/login');
    expect(loginOf(page).searchParams.get('from_url')).toBe('http://app.test/Perfil?x=1&y=2');
  });

  test('is impossible without a page', () => {
    expect(() => createClient({ appId: 'demo' }).auth.redirectToLogin()).toThrow('needs a browser page');
  });
});

describe('signing out', () => {
  const signedInPage = () => aPage(undefined, { base44_access_token: 't', token: 't', outra: 'coisa' });

  test('ends the session, forgets the token and reloads', async () => {
    const page = signedInPage();
    const { auth } = onPage(page);
    const ended = auth.logout();
    // The token is removed before the server answers, because the person may leave the computer.
    expect([Object.fromEntries(page.stored), page.visits]).toEqual([{ outra: 'coisa' }, ['reload']]);
    await ended;
    expect(server.seen[0]).toMatchObject({
      line: `POST ${app}/auth/logout`,
      headers: { authorization: 'Bearer t' },
    });
    await auth.me();
    expect(server.seen[1]?.headers).not.toHaveProperty('authorization');
  });

  test('can redirect to an address', async () => {
    const page = signedInPage();
    await onPage(page).auth.logout('/login');
    expect(page.visits).toEqual(['/login']);
  });

  test('works when the server cannot be reached', async () => {
    const page = signedInPage();
    server.answer(500, {});
    await onPage(page).auth.logout();
    expect([page.stored.has('token'), page.visits]).toEqual([false, ['reload']]);
  });

  test('sends a request that survives the end of the page', async () => {
    const inits: (RequestInit | undefined)[] = [];
    const fetch = async (_url: string, init?: RequestInit) => {
      inits.push(init);
      return new Response('{}');
    };
    await createClient({ appId: 'demo' }, { ...signedInPage(), fetch }).auth.logout();
    expect(inits[0]?.keepalive).toBe(true);
  });

  test('sends no request when no person was signed in', async () => {
    await onPage(aPage()).auth.logout();
    expect(server.seen).toEqual([]);
  });
});

describe('a browser that blocks storage', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  afterEach(() => vi.unstubAllGlobals());

  async function signsIn(client: Client) {
    expect(client.auth.hasToken()).toBe(false);
    server.answer(200, { access_token: 'novo', user: { id: 'u1' } });
    await client.auth.loginViaEmailPassword('a@b.c', 'senha');
    expect(client.auth.hasToken()).toBe(true);
    await client.auth.me();
    expect(server.seen.at(-1)?.headers.authorization).toBe('Bearer novo');
    await client.auth.logout();
    expect(client.auth.hasToken()).toBe(false);
  }

  test('keeps the session for as long as the page is open', () =>
    signsIn(onPage({ ...aPage(), storage: { getItem: () => null, setItem: blocked, removeItem: blocked } })));

  test('keeps the session also where reading window.localStorage throws', async () => {
    const { location, history } = aPage();
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', history);
    Object.defineProperty(globalThis, 'localStorage', { get: blocked, configurable: true });
    await signsIn(createClient({ serverUrl: server.url, appId: 'demo' }));
  });
});
