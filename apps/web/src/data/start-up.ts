import { ApiError, type Client } from '@alecrim/client';
import type { Account } from '@alecrim/domain';

interface AuthError {
  type: 'auth_required' | 'user_not_registered' | 'second_factor_setup_required' | 'unknown' | (string & {});
  message: string;
}

interface PublicSettings {
  id: string;
  public_settings: string;
  /** The address that patients open, where the server knows it. */
  public_url?: string | null;
}

/** What the app knows about the visitor and about its own start (P05). */
export interface SessionState {
  user: Account | null;
  isAuthenticated: boolean;
  isLoadingAuth: boolean;
  isLoadingPublicSettings: boolean;
  authError: AuthError | null;
  appPublicSettings: PublicSettings | null;
  /** The server could not check the token, so the person is not signed in although a token exists. */
  isUserUnknown: boolean;
  /** The session ended during work: sign-in opens over the page. */
  isExpired: boolean;
  /** The practice began to require a second factor during work: its set-up opens over the page. */
  isSecondFactorDue: boolean;
}

export const atStart: SessionState = {
  user: null,
  isAuthenticated: false,
  isLoadingAuth: true,
  isLoadingPublicSettings: true,
  authError: null,
  appPublicSettings: null,
  isUserUnknown: false,
  isExpired: false,
  isSecondFactorDue: false,
};

const authRequired: AuthError = { type: 'auth_required', message: 'Authentication required' };
const notRegistered: AuthError = { type: 'user_not_registered', message: 'User not registered for this app' };

const secondFactorDue: AuthError = {
  type: 'second_factor_setup_required',
  message: 'Second factor required',
};

type StartClient = Pick<Client, 'app' | 'auth'>;

/** Public settings first, then the user; each step is reported as it ends. */
export async function startUp(
  client: StartClient,
  hasToken: boolean,
  report: (state: SessionState) => void,
): Promise<void> {
  report(atStart);
  const settings = await client.app.getPublicSettings().catch((error: unknown) => settingsError(error));
  if ('type' in settings) return report({ ...atEnd, authError: settings });

  const loaded = { ...atEnd, appPublicSettings: settings };
  if (!hasToken) return report(loaded);

  report({ ...loaded, isLoadingAuth: true });
  try {
    report({ ...loaded, user: await client.auth.me(), isAuthenticated: true });
  } catch (error) {
    logFailure('User check failed', error);
    report({ ...loaded, ...userError(error) });
  }
}

const atEnd: SessionState = { ...atStart, isLoadingAuth: false, isLoadingPublicSettings: false };

/** The reason why the settings could not be loaded (P06). */
function settingsError(error: unknown): AuthError {
  const message = error instanceof Error ? error.message : '';
  if (!(error instanceof ApiError)) {
    return { type: 'unknown', message: message || 'An unexpected error occurred' };
  }
  const reason = error.status === 403 ? error.data?.extra_data?.reason : undefined;
  if (reason === 'auth_required') return authRequired;
  if (reason === 'user_not_registered') return notRegistered;
  return reason ? { type: reason, message } : { type: 'unknown', message: message || 'Failed to load app' };
}

function userError(error: unknown): Pick<SessionState, 'authError' | 'isUserUnknown'> {
  const status = error instanceof ApiError ? error.status : 0;
  if (status !== 401 && status !== 403) return { authError: null, isUserUnknown: true };
  // An account can lose its access between the two requests.
  const reason = error instanceof ApiError ? error.data?.extra_data?.reason : undefined;
  const known = [notRegistered, secondFactorDue].find(({ type }) => type === reason);
  return { authError: known ?? authRequired, isUserUnknown: false };
}

/** Failures of the start, for the browser's console. The page itself shows what a person must know (P06). */
function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks for a failed start.
  console.warn(what, error instanceof Error ? error.message : error);
}
