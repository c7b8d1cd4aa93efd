import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type LoginMode, paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { CodeForm, ForgotForm, InviteForm, ResetForm, SignUpForm } from './account-forms.tsx';
import { ModeLink, NoMailServer } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

interface LoginModesProps {
  canRegister: boolean;
  sendsMail: boolean;
  /** Without a token, the client already has the token. */
  onSignedIn: (token?: string) => Promise<void>;
  onReset: () => Promise<void>;
}

/** Values that one form of the page hands to the next; they stay out of the address. */
interface Handover {
  email?: string;
  notice?: string;
  /** After the code, where the passwords of two sign-ups differed. */
  resetToken?: string;
}

export function LoginModes({ canRegister, sendsMail, onSignedIn, onReset }: LoginModesProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { email = '', notice, resetToken }: Handover = useLocation().state ?? {};
  const token = params.get('token') ?? resetToken ?? '';

  const show = (mode: LoginMode | undefined, handover: Handover) =>
    void navigate(paths.login({ mode, from: params.get('from_url') }), { state: handover });
  const askForCode = (address: string) => show('codigo', { email: address });
  const backToSignIn = <ModeLink>Voltar para o login</ModeLink>;

  switch (params.get('mode') as LoginMode | null) {
    case 'cadastro':
      return (
        <AuthLayout
          key="cadastro"
          title="Criar conta"
          subtitle={canRegister && sendsMail && 'Enviaremos um código para confirmar seu e-mail.'}
          footer={
            <>
              Já tem conta? <ModeLink>Entrar</ModeLink>
            </>
          }
        >
          {canRegister && !sendsMail && <NoMailServer />}
          {canRegister ? <SignUpForm onRegistered={askForCode} /> : <ByInvitation />}
        </AuthLayout>
      );
    case 'codigo':
      return (
        <AuthLayout
          key="codigo"
          title="Confirme seu e-mail"
          subtitle={
            sendsMail && email ? (
              <>
                Enviamos um código para <strong className="break-all text-ink">{email}</strong>.
              </>
            ) : (
              sendsMail && 'Digite o código que enviamos por e-mail.'
            )
          }
          footer={backToSignIn}
        >
          {!sendsMail && <NoMailServer />}
          <CodeForm
            email={email}
            onSignedIn={onSignedIn}
            onPasswordNeeded={(resetToken) => show('redefinir', { resetToken })}
          />
        </AuthLayout>
      );
    case 'esqueci':
      return (
        <AuthLayout
          key="esqueci"
          title="Esqueceu a senha?"
          subtitle={sendsMail && 'Informe seu e-mail e enviaremos um link para criar uma nova.'}
          footer={backToSignIn}
        >
          <ForgotForm sendsMail={sendsMail} />
        </AuthLayout>
      );
    case 'redefinir':
      return (
        <AuthLayout
          key="redefinir"
          title="Nova senha"
          subtitle={
            resetToken
              ? 'E-mail confirmado. Ele foi cadastrado com senhas diferentes: escolha a que vale.'
              : 'As outras sessões abertas serão encerradas.'
          }
          footer={backToSignIn}
        >
          <ResetForm
            token={token}
            onReset={async () => {
              await onReset();
              show(undefined, { notice: 'Senha alterada. Entre com a nova senha.' });
            }}
          />
        </AuthLayout>
      );
    case 'convite':
      return (
        <AuthLayout
          key="convite"
          title="Boas-vindas ao Alecrim"
          subtitle="Você recebeu um convite. Complete sua conta para entrar."
          footer={backToSignIn}
        >
          <InviteForm token={token} onSignedIn={onSignedIn} />
        </AuthLayout>
      );
    default:
      return (
        <SignInSteps
          notice={notice}
          onSignedIn={onSignedIn}
          onUnconfirmed={askForCode}
          footer={
            canRegister && (
              <>
                Ainda não tem conta? <ModeLink mode="cadastro">Criar conta</ModeLink>
              </>
            )
          }
        />
      );
  }
}

function ByInvitation() {
  return (
    <Notice>O cadastro neste Alecrim é por convite. Peça um à pessoa que administra o consultório.</Notice>
  );
}
