import { useClient } from '../../data/client-context.tsx';
import { NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

interface ResetFormProps {
  token: string;
  onReset: () => Promise<void>;
}

export function ResetForm({ token, onReset }: ResetFormProps) {
  const { auth } = useClient();

  async function reset({ password }: { password: string }) {
    await auth.resetPassword({ resetToken: token, newPassword: password });
    await onReset();
  }

  return (
    <AuthForm
      initial={{ password: '' }}
      onSubmit={reset}
      submitLabel="Salvar nova senha"
      fieldOfFailure={{ WEAK_PASSWORD: 'password' }}
    >
      <NewPasswordField />
    </AuthForm>
  );
}
