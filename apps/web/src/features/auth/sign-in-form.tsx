import { useClient } from '../../data/client-context.tsx';
import { failureCode } from '../../lib/failure-text.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { ModeLink } from './mode-link.tsx';
import type { Credentials } from './second-factor-step.tsx';

interface SignInFormProps {
  onSignedIn: () => Promise<void>;
  /** The account exists but its e-mail was never confirmed. */
  onUnconfirmed: (email: string) => void;
  /** The password is right, and the account has a second factor. */
  onCodeNeeded: (credentials: Credentials) => void;
}

export function SignInForm({ onSignedIn, onUnconfirmed, onCodeNeeded }: SignInFormProps) {
  const { auth } = useClient();

  async function signIn({ email, password }: { email: string; password: string }) {
    try {
      await auth.loginViaEmailPassword(email.trim(), password);
    } catch (error) {
      if (failureCode(error) === 'EMAIL_NOT_VERIFIED') return onUnconfirmed(email.trim());
      if (failureCode(error) === 'SECOND_FACTOR_REQUIRED')
        return onCodeNeeded({ email: email.trim(), password });
      throw error;
    }
    await onSignedIn();
  }

  return (
    <AuthForm initial={{ email: '', password: '' }} onSubmit={signIn} submitLabel="Entrar">
      <EmailField />
      <PasswordField aside={<ModeLink mode="esqueci">Esqueci minha senha</ModeLink>} />
    </AuthForm>
  );
}
