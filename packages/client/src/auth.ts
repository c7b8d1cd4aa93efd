import type { Account, Profile, Role } from '@alecrim/domain';
import type { BrowserPage } from './environment.ts';
import { ApiError } from './errors.ts';
import type { Http } from './http.ts';
import type { Session } from './session.ts';

interface AuthOptions {
  http: Http;
  session: Session;
  location: BrowserPage['location'];
  appBaseUrl: string;
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ http, session, location, appBaseUrl }: AuthOptions) {
  const me = `${http.appPath}/entities/User/me`;
  const path = (name: string) => `${http.appPath}/auth/${name}`;
  // During sign-in there is no session to lose: the form handles a 401.
  const open = <T = { message: string }>(name: string, body: object) =>
    http.request<T>('POST', path(name), { body, quiet: true });

  const auth = {
    /** A 401 is not reported as a lost session: apps use this call to check for a session. */
    me: () => http.request<Account>('GET', me, { quiet: true }),
    updateMe: (profile: Partial<Profile>) => http.request<Account>('PUT', me, { body: profile }),
    isAuthenticated: () =>
      auth.me().then(
        () => true,
        () => false,
      ),

    /** Fails with SECOND_FACTOR_REQUIRED if the account has a second factor: call again with `otpCode`. */
    async loginViaEmailPassword(
      email: string,
      password: string,
      turnstileToken?: string,
      otpCode?: string,
    ): Promise<SignedIn> {
      const body = {
        email,
        password,
        ...(turnstileToken && { turnstile_token: turnstileToken }),
        ...(otpCode && { otp_code: otpCode }),
      };
      try {
        const answer = await open<SignedIn>('login', body);
        auth.setToken(answer.access_token);
        return answer;
      } catch (error) {
        // Removes the token without a reload, which would also remove the message on the login page.
        if (error instanceof ApiError && error.status === 401) session.clear();
        throw error;
      }
    },
    /** Whether the first account is still missing, and whether sign-up is open. */
    setup: () => http.request<Setup>('GET', path('setup'), { quiet: true }),
    register: (registration: Registration) => open<Registered>('register', registration),
    /** Returns a token but does not sign in: the app decides whether to `setToken` it. */
    verifyOtp: ({ email, otpCode }: { email: string; otpCode: string }) =>
      open<Verified>('verify-otp', { email, otp_code: otpCode }),
    resendOtp: (email: string) =>
      open<{ message: string; otp_expires_in_minutes: number }>('resend-otp', { email }),
    resetPasswordRequest: (email: string) => open('reset-password-request', { email }),
    resetPassword: ({ resetToken, newPassword }: { resetToken: string; newPassword: string }) =>
      open('reset-password', { reset_token: resetToken, new_password: newPassword }),
    /** Like `verifyOtp`, returns a token without signing in. */
    acceptInvite: ({ token, fullName, newPassword }: InviteAcceptance) =>
      open<SignedIn>('accept-invite', { token, full_name: fullName, new_password: newPassword }),
    changePassword: (change: { userId: string; currentPassword: string; newPassword: string }) =>
      http.request<{ success: boolean }>('POST', path('change-password'), {
        body: {
          user_id: change.userId,
          current_password: change.currentPassword,
          new_password: change.newPassword,
        },
      }),
    inviteUser: (email: string, role: Role) =>
      http.request<{ success: boolean; link?: string }>('POST', `${http.appPath}/users/invite-user`, {
        body: { user_email: email, role },
      }),

    secondFactor: createSecondFactor(http),

    sessions: () => http.request<OpenSession[]>('GET', path('sessions')),
    endSession: (id: string) =>
      http.request<{ success: boolean }>('DELETE', path(`sessions/${encodeURIComponent(id)}`)),

    /** Later calls and the socket use this token; it is stored for the next visit unless `save` is false. */
    setToken(token: string, save = true): void {
      if (token) session.set(token, save);
    },
    /** Whether a token exists; it may have expired. */
    hasToken: () => session.token() !== undefined,
    /** A token from the address that differs from the current session: ask the person before `setToken`. */
    pendingToken: () => session.pendingToken(),
    /** The token came with the address: say whose account it is, until the person has accepted it. */
    isFromAddress: () => session.isFromAddress(),
    acceptToken: () => session.accept(),

    redirectToLogin(next?: string): void {
      if (!location) throw new Error('redirectToLogin needs a browser page.');
      const from = new URL(next ?? location.href, location.origin).href;
      location.assign(`${appBaseUrl}/login?from_url=${encodeURIComponent(from)}`);
    },
    /** Signs out at once. The promise resolves when the server has ended the session, and never rejects. */
    async logout(redirectUrl?: string): Promise<void> {
      const ended =
        session.token() &&
        http.request('POST', path('logout'), { keepalive: true, quiet: true }).catch(() => {});
      session.clear();
      if (redirectUrl) location?.assign(redirectUrl);
      else location?.reload();
      await ended;
    },
  };
  return auth;
}

export interface SecondFactorStatus {
  enabled: boolean;
  recovery_codes_left: number;
  /** Whether the practice requires it of every account. */
  required: boolean;
}

/** The secret for the authenticator app, as text and as the address in a QR code. */
export interface SecondFactorSecret {
  secret: string;
  uri: string;
}

interface Confirmation {
  password: string;
  /** Six digits of the app, or a recovery code. */
  otpCode?: string;
}

/** The person's own second factor. An account that must set it up first may make these calls. */
function createSecondFactor(http: Http) {
  const path = `${http.appPath}/auth/second-factor`;
  const post = <T>(name: string, { password, otpCode }: Partial<Confirmation>) =>
    http.request<T>('POST', `${path}/${name}`, { body: { password, otp_code: otpCode } });
  const codes = async (answer: Promise<{ recovery_codes: string[] }>) => (await answer).recovery_codes;

  return {
    status: () => http.request<SecondFactorStatus>('GET', path),
    /** Returns a secret, which counts after `enable`. If a second factor is on, its code is required. */
    setUp: (confirmation: Confirmation) => post<SecondFactorSecret>('setup', confirmation),
    /** Returns the recovery codes, which the server does not show a second time. */
    enable: (otpCode: string) => codes(post('enable', { otpCode })),
    renewRecoveryCodes: (confirmation: Confirmation) => codes(post('recovery-codes', confirmation)),
    disable: (confirmation: Confirmation) => post<{ success: true }>('disable', confirmation),
    /** For admins: whether every account needs one. To lift it, a code is required. */
    require: (required: boolean, { password, otpCode }: Confirmation) =>
      http.request<{ required: boolean }>('PUT', `${path}/required`, {
        body: { required, password, otp_code: otpCode },
      }),
  };
}

export interface SignedIn {
  access_token: string;
  user: Account;
}

export interface Setup {
  needs_setup: boolean;
  registration: 'open' | 'invite';
  /** Without a mail server, mails stay in a folder of the server. */
  sends_mail: boolean;
}

export interface Registration {
  email: string;
  password: string;
  full_name?: string;
  turnstile_token?: string;
  referral_code?: string;
}

/** The very first account gets its token at once: it needs no confirmation by mail. */
export interface Registered extends Partial<SignedIn> {
  id: string;
  message: string;
  otp_expires_in_minutes: number;
}

export interface OpenSession {
  id: string;
  created_date: string;
  last_seen_date: string;
  user_agent: string | null;
  is_current: boolean;
}

export interface InviteAcceptance {
  token: string;
  fullName?: string;
  newPassword: string;
}

interface Verified {
  id: string;
  access_token: string;
  message: string;
  /** Present when two sign-ups of one address gave different passwords: neither is valid, and this sets a new one. */
  needs_password?: true;
  reset_token?: string;
}
