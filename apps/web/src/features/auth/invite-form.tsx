import { acceptInvite } from '../../data/account-entry.ts';
import { FullNameField, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

interface InviteFormProps {
  token: string;
  onSignedIn: (token: string) => Promise<void>;
}

export function InviteForm({ token, onSignedIn }: InviteFormProps) {
  async function accept({ full_name, password }: { full_name: string; password: string }) {
    const { access_token } = await acceptInvite({
      token,
      full_name: full_name.trim(),
      new_password: password,
    });
    await onSignedIn(access_token);
  }

  return (
    <AuthForm
      initial={{ full_name: '', password: '' }}
      onSubmit={accept}
      submitLabel="Aceitar convite"
      fieldOfFailure={{ WEAK_PASSWORD: 'password' }}
    >
      <FullNameField />
      <NewPasswordField />
    </AuthForm>
  );
}
