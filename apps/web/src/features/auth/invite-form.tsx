import { useClient } from '../../data/client-context.tsx';
import { FullNameField, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

interface InviteFormProps {
  token: string;
  onSignedIn: (token: string) => Promise<void>;
}

export function InviteForm({ token, onSignedIn }: InviteFormProps) {
  const { auth } = useClient();

  async function accept({ full_name, password }: { full_name: string; password: string }) {
    const { access_token } = await auth.acceptInvite({
      token,
      fullName: full_name.trim(),
      newPassword: password,
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
