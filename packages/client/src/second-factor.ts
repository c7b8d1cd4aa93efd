import type { Http } from './http.ts';

export interface SecondFactorStatus {
  enabled: boolean;
  recovery_codes_left: number;
  /** Whether the practice asks for it from everybody. */
  required: boolean;
}

/** For the authenticator app: as text, and as the address that a QR code holds. */
export interface SecondFactorSecret {
  secret: string;
  uri: string;
}

interface Confirmation {
  password: string;
  /** Six digits of the app, or a recovery code. */
  otpCode?: string;
}

/** The own second factor. These calls stay open to an account that has to set it up before anything else. */
export function createSecondFactor(http: Http) {
  const path = `${http.appPath}/auth/second-factor`;
  const post = <T>(name: string, { password, otpCode }: Partial<Confirmation>) =>
    http.request<T>('POST', `${path}/${name}`, { body: { password, otp_code: otpCode } });
  const codes = async (answer: Promise<{ recovery_codes: string[] }>) => (await answer).recovery_codes;

  return {
    status: () => http.request<SecondFactorStatus>('GET', path),
    /** Gives a secret that counts once `enable` has proved it. A second factor that is on asks for its code. */
    setUp: (confirmation: Confirmation) => post<SecondFactorSecret>('setup', confirmation),
    /** Gives the recovery codes, which cannot be read again. */
    enable: (otpCode: string) => codes(post('enable', { otpCode })),
    renewRecoveryCodes: (confirmation: Confirmation) => codes(post('recovery-codes', confirmation)),
    disable: (confirmation: Confirmation) => post<{ success: true }>('disable', confirmation),
    /** For admins: whether every account needs one. */
    require: (required: boolean, password: string) =>
      http.request<{ required: boolean }>('PUT', `${path}/required`, { body: { required, password } }),
  };
}
