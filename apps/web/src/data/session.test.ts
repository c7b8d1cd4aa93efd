import { createClient } from '@alecrim/client';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME, refused, SETTINGS } from '../testing/fake-server.ts';
import { createSession } from './session.ts';
import { followOtherTabs, forgetDevice } from './sign-out.ts';

async function signedIn(server = aFakeServer({ [ME]: [200, anAccount()] })) {
  localStorage.setItem('base44_access_token', 'um-token');
  const session = createSession();
  const client = server.client(session.expire);
  await session.start(client);
  return { session, client, server };
}

test('a 401 during work marks the session as ended and keeps the person', async () => {
  const { session, client, server } = await signedIn();
  server.now({ 'GET /entities/Paciente': refused(401) });
  await expect(client.entities.Paciente.list()).rejects.toMatchObject({ status: 401 });
  expect(session.state()).toMatchObject({ isExpired: true, isAuthenticated: true, user: { id: 'u1' } });
});

test('a 401 before sign-in does not mark a session as ended', () => {
  const session = createSession();
  session.expire();
  expect(session.state().isExpired).toBe(false);
});

test('when the same person signs in again, the page stays', async () => {
  const { session } = await signedIn();
  session.expire();
  await session.resume();
  expect(session.state()).toMatchObject({ isExpired: false, isAuthenticated: true });
});

test('when another person signs in, the app starts again', async () => {
  const { session, server } = await signedIn();
  session.expire();
  server.now({ [ME]: [200, anAccount({ id: 'u2', email: 'bia@example.com' })] });
  const loading = vi.fn();
  session.subscribe(() => loading(session.state().isLoadingAuth));
  await session.resume();
  expect(loading).toHaveBeenCalledWith(true);
  expect(session.state()).toMatchObject({ isExpired: false, user: { id: 'u2' } });
});

test('a person who signs in again after losing access sees Access Restricted', async () => {
  const { session, server } = await signedIn();
  session.expire();
  server.now({ [ME]: refused(403, 'user_not_registered'), [SETTINGS]: refused(403, 'user_not_registered') });
  await session.resume();
  expect(session.state()).toMatchObject({ isExpired: false, authError: { type: 'user_not_registered' } });
});

const due = refused(403, 'second_factor_setup_required');
const dueCode = { code: 'SECOND_FACTOR_SETUP_REQUIRED', message: 'x', extra_data: { reason: 'x' } };

test('S28: when the rule starts during work, the page stays and asks for the set-up', async () => {
  const { session, client, server } = await signedIn();
  server.now({ 'GET /entities/Paciente': [403, dueCode] });
  await expect(client.entities.Paciente.list()).rejects.toMatchObject({ status: 403 });
  expect(session.state()).toMatchObject({
    isSecondFactorDue: true,
    isExpired: false,
    isAuthenticated: true,
    user: { id: 'u1' },
  });
  await session.resume();
  expect(session.state()).toMatchObject({ isSecondFactorDue: false, isAuthenticated: true });
});

test('S28: a person who signs in again under a new rule keeps the page and sets up the second factor there', async () => {
  const { session, server } = await signedIn();
  session.expire();
  server.now({ [ME]: [403, dueCode] });
  await session.resume();
  expect(session.state()).toMatchObject({ isSecondFactorDue: true, isExpired: false, user: { id: 'u1' } });
});

test('S28: a start under the rule leads to the set-up and not to the login', async () => {
  const { session } = await signedIn(aFakeServer({ [ME]: due }));
  expect(session.state()).toMatchObject({
    isAuthenticated: false,
    authError: { type: 'second_factor_setup_required' },
  });
});

test('signing out removes all stored data from this device', async () => {
  const { session } = await signedIn(
    aFakeServer({ [ME]: [200, anAccount()], 'POST /auth/logout': [200, { success: true }] }),
  );
  localStorage.setItem('rascunho', 'de um paciente');
  sessionStorage.setItem('rascunho', 'de um paciente');
  await session.signOut();
  expect(session.state()).toMatchObject({ user: null, isAuthenticated: false });
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

function withTokenInAddress(server: ReturnType<typeof aFakeServer>) {
  const location = {
    href: 'http://localhost/?access_token=de-fora',
    origin: 'http://localhost',
    pathname: '/',
  };
  const page = { ...location, assign() {}, reload() {} };
  const history = { state: null, replaceState: vi.fn() };
  return createClient(
    { appId: 'alecrim' },
    { fetch: server.fetch, location: page, history, storage: localStorage },
  );
}

test('a late answer about the previous account does not replace the signed-in person', async () => {
  const { session, server } = await signedIn();
  server.now({ [ME]: [200, anAccount({ id: 'u2' })] });
  await session.resume('token-da-bia');
  session.setUser(anAccount({ nome_nutricionista: 'Ana, salva tarde' }));
  expect(session.state().user?.id).toBe('u2');
});

test('a token from the address does not replace a live session without a question', async () => {
  localStorage.setItem('base44_access_token', 'um-token');
  const server = aFakeServer({ [ME]: [200, anAccount()] });
  const client = withTokenInAddress(server);
  const session = createSession();
  await session.start(client);
  expect(session.state().user?.id).toBe('u1');
  expect(client.auth.pendingToken()).toBe('de-fora');
  expect(localStorage.getItem('base44_access_token')).toBe('um-token');
});

test('a token from the address replaces a session that has ended', async () => {
  localStorage.setItem('base44_access_token', 'velho');
  let answers = 0;
  const server = aFakeServer({ [ME]: () => (answers++ === 0 ? refused(401) : [200, anAccount()]) });
  const session = createSession();
  await session.start(withTokenInAddress(server));
  expect(session.state().isAuthenticated).toBe(true);
  expect(localStorage.getItem('base44_access_token')).toBe('de-fora');
});

test('signing in again in one tab continues the session of the other tab', async () => {
  const { session } = await signedIn();
  const stop = followOtherTabs(session);
  session.expire();
  window.dispatchEvent(new StorageEvent('storage', { key: 'base44_access_token', newValue: 'novo' }));
  await waitFor(() => expect(session.state().isExpired).toBe(false));
  stop();
});

const restored = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('S46: a page that the browser restores after Sair in another tab leaves for the sign-in, and shows nothing', async () => {
  const { session } = await signedIn();
  const stop = followOtherTabs(session);
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  restored();
  expect(assign).not.toHaveBeenCalled();
  await forgetDevice('u1');
  restored();
  expect(assign).toHaveBeenCalledWith('/login');
  expect(session.state()).toMatchObject({ user: null, isAuthenticated: false });
  vi.unstubAllGlobals();
  stop();
});

test('S46: a full storage keeps nothing of the person after Sair', async () => {
  localStorage.setItem('base44_access_token', 'um-token');
  localStorage.setItem('alecrim:rascunho:u1:x', 'um texto');
  sessionStorage.setItem('alecrim:texto-colado', 'um texto');
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const kept = localStorage;
  const full = new Proxy(kept, {
    get: (_kept, name) => (name === 'setItem' ? refuse : kept.removeItem.bind(kept)),
  });
  vi.stubGlobal('localStorage', full);
  await forgetDevice('u1');
  vi.unstubAllGlobals();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
