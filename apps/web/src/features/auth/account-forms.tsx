import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { TextField } from '../../fields/text-field.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  AuthForm,
  EmailField,
  FirstPasswordField,
  FullNameField,
  NoMailServer,
  RegisterForm,
} from './auth-form.tsx';

/** After this form the server sends a code to the address. */
export const SignUpForm = ({ onRegistered }: { onRegistered: (email: string) => void }) => (
  <RegisterForm submitLabel="Criar conta" onRegistered={({ email }) => onRegistered(email)} />
);

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
      <FirstPasswordField />
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
      <Notice variant="success">
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

export function ResetForm({ token, onReset }: { token: string; onReset: () => Promise<void> }) {
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
      <FirstPasswordField />
    </AuthForm>
  );
}

interface CodeFormProps {
  /** Known after sign-up; else the form has a field for it. */
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

// The server sends at most one code a minute.
const WAIT = 60;

function ResendCode() {
  const { auth } = useClient();
  const { getValues, trigger } = useFormContext<{ email: string }>();
  const [secondsLeft, restart] = useCountdown(getValues('email') ? WAIT : 0);
  const [outcome, setOutcome] = useState('');

  async function resend() {
    if (!(await trigger('email'))) return;
    try {
      await auth.resendOtp(getValues('email').trim());
      setOutcome('Enviamos um novo código. O anterior deixou de valer.');
    } catch (error) {
      setOutcome(failureText(error));
    }
    restart(WAIT);
  }

  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        Não chegou? Confira a caixa de spam ou{' '}
        {secondsLeft > 0 ? (
          <span className="whitespace-nowrap">aguarde {secondsLeft} s para pedir outro.</span>
        ) : (
          <Button variant="link" size="inline" onClick={() => void resend()}>
            peça outro código
          </Button>
        )}
      </p>
      <p role="status" className="font-medium text-ink empty:absolute">
        {outcome}
      </p>
    </div>
  );
}

/** Counts seconds down to zero. */
function useCountdown(from: number): [secondsLeft: number, restart: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(from);
  // The clock is outside React.
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, setSecondsLeft];
}
