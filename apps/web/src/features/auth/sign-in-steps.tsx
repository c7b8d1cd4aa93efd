import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { type Credentials, SecondFactorStep } from './second-factor-step.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
          <Button look="link" size="inline" onClick={() => setCredentials(undefined)}>
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
          <Notice look="success">{notice}</Notice>
        </div>
      )}
      <SignInForm onSignedIn={onSignedIn} onUnconfirmed={onUnconfirmed} onCodeNeeded={setCredentials} />
    </AuthLayout>
  );
}
