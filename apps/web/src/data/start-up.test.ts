import { ApiError } from '@alecrim/client';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME, type Replies, refused, SETTINGS, unreachable } from '../testing/fake-server.ts';
import { type SessionState, startUp } from './start-up.ts';

async function starting(replies: Replies, hasToken = true) {
  const server = aFakeServer(replies);
  const states: SessionState[] = [];
  await startUp(server.client(), hasToken, (state) => states.push(state));
  return { states, end: states.at(-1)!, calls: server.calls };
}

test('the start reads the settings, then the user, and both count as loading from the beginning', async () => {
  const { states, end, calls } = await starting({ [ME]: [200, anAccount()] });
  expect(calls).toEqual([SETTINGS, ME]);
  expect(states[0]).toMatchObject({ isLoadingPublicSettings: true, isLoadingAuth: true });
  expect(states[1]).toMatchObject({ isLoadingPublicSettings: false, isLoadingAuth: true });
  expect(end).toMatchObject({
    isLoadingAuth: false,
    isAuthenticated: true,
    user: { email: 'ana@example.com' },
    appPublicSettings: { id: 'alecrim' },
    authError: null,
  });
});

test('without a token the start does not ask for a user', async () => {
  const { end, calls } = await starting({}, false);
  expect(calls).toEqual([SETTINGS]);
  expect(end).toMatchObject({ isLoadingAuth: false, isAuthenticated: false, user: null, authError: null });
});

// Every reason for which a start can fail (P06).
test.each<[string, Replies, object | null]>([
  [
    '403 auth_required',
    { [SETTINGS]: refused(403, 'auth_required') },
    { type: 'auth_required', message: 'Authentication required' },
  ],
  [
    '403 user_not_registered',
    { [SETTINGS]: refused(403, 'user_not_registered') },
    { type: 'user_not_registered', message: 'User not registered for this app' },
  ],
  [
    '403 of any other reason',
    { [SETTINGS]: refused(403, 'plan_expired', 'O plano venceu') },
    { type: 'plan_expired', message: 'O plano venceu' },
  ],
  ['403 without a reason', { [SETTINGS]: refused(403) }, { type: 'unknown', message: 'recusado' }],
  ['another failure', { [SETTINGS]: [500, { message: 'quebrou' }] }, { type: 'unknown', message: 'quebrou' }],
  ['user check 401', { [ME]: refused(401) }, { type: 'auth_required' }],
  ['user check 403', { [ME]: refused(403) }, { type: 'auth_required' }],
  [
    'user check 403 user_not_registered',
    { [ME]: refused(403, 'user_not_registered') },
    { type: 'user_not_registered' },
  ],
  ['user check 500', { [ME]: refused(500) }, null],
  ['user check without network', { [ME]: unreachable }, null],
])('%s', async (_name, replies, authError) => {
  const { end } = await starting(replies);
  if (authError) expect(end.authError).toMatchObject(authError);
  else expect(end).toMatchObject({ authError: null, isUserUnknown: true });
  expect(end).toMatchObject({
    isAuthenticated: false,
    user: null,
    isLoadingAuth: false,
    isLoadingPublicSettings: false,
  });
});

test.each([
  ['an unexpected exception', new Error('deu ruim'), 'deu ruim'],
  ['an unexpected exception without words', new Error(''), 'An unexpected error occurred'],
  ['a failed answer without words', new ApiError('', { status: 500 }), 'Failed to load app'],
])('%s is of type unknown', async (_name, thrown, message) => {
  const { auth } = aFakeServer().client();
  const states: SessionState[] = [];
  const client = { auth, app: { getPublicSettings: () => Promise.reject(thrown) } };
  await startUp(client, true, (state) => states.push(state));
  expect(states.at(-1)?.authError).toEqual({ type: 'unknown', message });
});
