import type { ApiError, Client } from '@alecrim/client';
import type { Account } from '@alecrim/domain';
import { createListeners } from '../lib/listeners.ts';
import { paths } from '../lib/paths.ts';
import { forgetDevice, lastAccount, rememberAccount } from './sign-out.ts';
import { atStart, type SessionState, startUp } from './start-up.ts';

type SessionClient = Pick<Client, 'app' | 'auth'>;

/** The state of the session. It is outside React, because requests change it too. */
export function createSession() {
  let state = atStart;
  let client: SessionClient | undefined;
  const { notify, subscribe } = createListeners();

  function change(next: Partial<SessionState>) {
    state = { ...state, ...next };
    if (next.user) rememberAccount(next.user.id);
    notify();
  }

  const forget = () => change({ ...atStart, isLoadingPublicSettings: false });

  function requireClient(): SessionClient {
    if (!client) throw new Error('The session was asked before it was started');
    return client;
  }

  async function load(): Promise<void> {
    await startUp(requireClient(), requireClient().auth.hasToken(), change);
    const pending = requireClient().auth.pendingToken();
    // A token from the address may replace a session that has ended, never a live one.
    if (pending && state.authError?.type === 'auth_required') await signIn(pending);
  }

  function signIn(token: string): Promise<void> {
    requireClient().auth.setToken(token);
    return load();
  }

  return {
    state: () => state,
    subscribe,

    start(opened: SessionClient) {
      client = opened;
      return load();
    },
    /** Repeats the start, after a failure or with a new token. */
    restart: load,
    signIn,

    /** Handles a refused session during work; the start handles a refusal by itself. */
    expire(error?: Pick<ApiError, 'code'>) {
      if (state.isAuthenticated)
        change(isSetUpDue(error) ? { isSecondFactorDue: true } : { isExpired: true });
    },
    /** After signing in again: the same person keeps the page, for another person the app starts from the beginning. */
    async resume(token?: string): Promise<void> {
      if (token) requireClient().auth.setToken(token, false);
      const user = await requireClient()
        .auth.me()
        .catch((error: ApiError) => {
          // The account lost its access meanwhile: a new start shows the reason.
          if (error.status !== 403) throw error;
          return isSetUpDue(error) ? 'due' : undefined;
        });
      if (user === 'due') change({ isExpired: false, isSecondFactorDue: true });
      else if (user && user.id === state.user?.id)
        change({ user, isExpired: false, isSecondFactorDue: false });
      else await load();
    },

    /** Updates the account after a save. An answer for a previous person is ignored. */
    setUser(user: Account) {
      if (user.id === state.user?.id) change({ user });
    },

    /** After the practice's public address was changed here: links are made of it. */
    async refreshSettings(): Promise<void> {
      change({ appPublicSettings: await requireClient().app.getPublicSettings() });
    },

    /** Whose text may be on this device: the person who is signed in, or was when access ended. */
    accountId: (): string | undefined => state.user?.id ?? lastAccount(),

    /** Ends the session of this page. It shows nothing of the person any more. */
    forget,

    async signOut() {
      const userId = state.user?.id ?? lastAccount();
      forget();
      await forgetDevice(userId);
      await requireClient().auth.logout(paths.login());
    },
  };
}

const isSetUpDue = (error?: Pick<ApiError, 'code'>) => error?.code === 'SECOND_FACTOR_SETUP_REQUIRED';

export type Session = ReturnType<typeof createSession>;
