import type { Account } from '@alecrim/domain';

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

export interface Verified {
  id: string;
  access_token: string;
  message: string;
  /** Present when two sign-ups of one address gave different passwords: neither is valid, and this sets a new one. */
  needs_password?: true;
  reset_token?: string;
}
