import { useState } from 'react';
import { useClient } from '../../data/context.ts';
import { Notice } from '../../ui/notice.tsx';
import { AuthForm, EmailField, FullNameField, NewPasswordField, NoMailServer } from './auth-form.tsx';

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

/** Shows the same text for known and unknown addresses, so that it does not reveal who has an account (T07). */
export function ForgotForm({ sendsMail }: { sendsMail: boolean }) {
  const { auth } = useClient();
  const [sentTo, setSentTo] = useState('');

  async function ask({ email }: { email: string }) {
    await auth.resetPasswordRequest(email.trim());
    setSentTo(email.trim());
  }

  if (sentTo) {
    return (
      <Notice look="success">
        <p>
          Se houver uma conta com <strong className="break-all">{sentTo}</strong>, o link para criar uma nova
          senha {sendsMail ? 'já está a caminho' : 'ficou na pasta mail do servidor'}. Ele vale por 30
          minutos.
        </p>
        {!sendsMail && <p>Peça o link a quem cuida do servidor.</p>}
      </Notice>
    );
  }
  return (
    <AuthForm initial={{ email: '' }} onSubmit={ask} submitLabel={sendsMail ? 'Enviar link' : 'Gerar link'}>
      {!sendsMail && <NoMailServer />}
      <EmailField />
    </AuthForm>
  );
}

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
