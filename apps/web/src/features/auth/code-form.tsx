import { useClient } from '../../data/client-context.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { ResendCode } from './resend-code.tsx';

interface CodeFormProps {
  /** Known when the person comes from sign-up; else it is asked for. */
  email: string;
  onSignedIn: (token: string) => Promise<void>;
  /** The address was signed up twice with different passwords, so its owner sets a new one. */
  onPasswordNeeded: (resetToken: string) => void;
}

export function CodeForm({ email: knownEmail, onSignedIn, onPasswordNeeded }: CodeFormProps) {
  const { auth } = useClient();

  async function verify({ email, code }: { email: string; code: string }) {
    const otpCode = code.replace(/\D/g, '');
    const { access_token, reset_token } = await auth.verifyOtp({ email: email.trim(), otpCode });
    if (reset_token) onPasswordNeeded(reset_token);
    else await onSignedIn(access_token);
  }

  return (
    <AuthForm
      initial={{ email: knownEmail, code: '' }}
      onSubmit={verify}
      submitLabel="Confirmar e-mail"
      fieldOfFailure={{ INVALID_OTP: 'code' }}
    >
      {!knownEmail && <EmailField />}
      <TextField
        name="code"
        label="Código de 6 dígitos"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={Boolean(knownEmail)}
        rules={{
          validate: (value: string) =>
            value.replace(/\D/g, '').length === 6 || 'Digite os 6 dígitos do código',
        }}
      />
      <ResendCode />
    </AuthForm>
  );
}
