import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { failureCode, failureText } from '../../lib/failure-text.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthForm, EmailField, ModeLink, PasswordField } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SecondFactorField } from './second-factor-field.tsx';

interface SignInStepsProps {
  notice?: string;
  footer: ReactNode;
  onSignedIn: () => Promise<void>;
  onUnconfirmed: (email: string) => void;
}

/** E-mail and password, then the code where the account asks for one. */
export function SignInSteps({ notice, footer, onSignedIn, onUnconfirmed }: SignInStepsProps) {
  const [credentials, setCredentials] = useState<Credentials>();

  if (credentials) {
    return (
      <AuthLayout
        key="segunda-etapa"
        title="Verificação em duas etapas"
        subtitle={
          <>
            A senha de <strong className="break-all text-ink">{credentials.email}</strong> está certa. Falta o
            código.
          </>
        }
        footer={
          <Button variant="link" size="inline" onClick={() => setCredentials(undefined)}>
            Voltar para o login
          </Button>
        }
      >
        <SecondFactorStep credentials={credentials} onSignedIn={onSignedIn} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout key="entrar" title="Entrar" subtitle="Acesse seus pacientes e cardápios." footer={footer}>
      {notice && (
        <div className="mb-5">
          <Notice variant="success">{notice}</Notice>
        </div>
      )}
      <SignInForm onSignedIn={onSignedIn} onUnconfirmed={onUnconfirmed} onCodeNeeded={setCredentials} />
    </AuthLayout>
  );
}

interface SignInFormProps {
  onSignedIn: () => Promise<void>;
  /** The account exists but its e-mail was never confirmed. */
  onUnconfirmed: (email: string) => void;
  /** The password is right, and the account has a second factor. */
  onCodeNeeded: (credentials: Credentials) => void;
}

function SignInForm({ onSignedIn, onUnconfirmed, onCodeNeeded }: SignInFormProps) {
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

/** The password stays in memory only, until the code is typed. */
interface Credentials {
  email: string;
  password: string;
}

interface SecondFactorStepProps {
  credentials: Credentials;
  onSignedIn: () => Promise<void>;
}

/** The last step of signing in. */
function SecondFactorStep({ credentials: { email, password }, onSignedIn }: SecondFactorStepProps) {
  const { auth } = useClient();
  const [code, setCode] = useState('');
  const enter = useMutation({
    mutationFn: async () => {
      if (!code.trim()) throw new Error('Digite o código');
      await auth.loginViaEmailPassword(email, password, undefined, code);
      await onSignedIn();
    },
  });
  const isAboutCode = !code.trim() || failureCode(enter.error) === 'INVALID_OTP';
  const failure = enter.error ? failureText(enter.error) : undefined;

  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit(() => enter.isPending || enter.mutate())}>
      {failure && !isAboutCode && <Notice variant="danger">{failure}</Notice>}
      <SecondFactorField
        value={code}
        onChange={setCode}
        error={isAboutCode ? failure : undefined}
        autoFocus
      />
      <Button type="submit" size="lg" isBusy={enter.isPending} className="w-full">
        Entrar
      </Button>
      <p className="text-sm text-muted">
        Perdeu o celular e os códigos? A pessoa que administra o servidor pode desligar a verificação da sua
        conta.
      </p>
    </form>
  );
}
