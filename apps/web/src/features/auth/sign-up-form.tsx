import { useClient } from '../../data/client-context.tsx';
import { EmailField, FullNameField, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

/** After this form the server sends a code to the address. */
export function SignUpForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { auth } = useClient();

  async function register(values: { full_name: string; email: string; password: string }) {
    const email = values.email.trim();
    await auth.register({ email, password: values.password, full_name: values.full_name.trim() });
    onRegistered(email);
  }

  return (
    <AuthForm
      initial={{ full_name: '', email: '', password: '' }}
      onSubmit={register}
      submitLabel="Criar conta"
      fieldOfFailure={{ EMAIL_TAKEN: 'email', WEAK_PASSWORD: 'password' }}
    >
      <FullNameField />
      <EmailField />
      <NewPasswordField />
    </AuthForm>
  );
}
