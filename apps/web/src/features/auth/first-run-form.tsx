import { registerFirst } from '../../data/account-entry.ts';
import { useClient } from '../../data/client-context.tsx';
import { EmailField, FullNameField, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

/** The first account of an empty database: no code, no invitation, straight in. */
export function FirstRunForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const client = useClient();

  async function create(values: { full_name: string; email: string; password: string }) {
    await registerFirst(client, values.email.trim(), values.password, values.full_name.trim());
    await onSignedIn();
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
