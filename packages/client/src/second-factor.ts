import type { Http } from './http.ts';

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
export function createSecondFactor(http: Http) {
  const path = `${http.appPath}/auth/second-factor`;
  const post = <T>(name: string, { password, otpCode }: Partial<Confirmation>) =>
    http.request<T>('POST', `${path}/${name}`, { body: { password, otp_code: otpCode } });
  const codes = async (answer: Promise<{ recovery_codes: string[] }>) => (await answer).recovery_codes;

  return {
    status: () => http.request<SecondFactorStatus>('GET', path),
    /** Returns a secret, which counts after `enable`. If a second factor is on, its code is required. */
    setUp: (confirmation: Confirmation) => post<SecondFactorSecret>('setup', confirmation),
    /** Returns the recovery codes, which cannot be read again. */
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
