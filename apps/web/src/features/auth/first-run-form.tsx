import { useClient } from '../../data/client-context.tsx';
import { EmailField, FullNameField, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

interface FirstRunFormProps {
  onSignedIn: (token: string | undefined, password: string) => Promise<void>;
}

/** The first account of an empty database needs no code and no invitation. */
export function FirstRunForm({ onSignedIn }: FirstRunFormProps) {
  const { auth } = useClient();

  async function create(values: { full_name: string; email: string; password: string }) {
    const email = values.email.trim();
    const { access_token } = await auth.register({
      email,
      password: values.password,
      full_name: values.full_name.trim(),
    });
    // Two people may create the first account at once: the second one must confirm the address with a code.
    if (!access_token) await auth.loginViaEmailPassword(email, values.password);
    await onSignedIn(access_token, values.password);
  }

  return (
    <AuthForm
      initial={{ full_name: '', email: '', password: '' }}
      onSubmit={create}
      submitLabel="Criar conta e entrar"
      fieldOfFailure={{ EMAIL_TAKEN: 'email', WEAK_PASSWORD: 'password' }}
    >
      <FullNameField />
      <EmailField />
      <NewPasswordField />
    </AuthForm>
  );
}
