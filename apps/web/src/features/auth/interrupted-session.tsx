import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useSession, useSessionState } from '../../data/context.ts';
import { failureCode, failureText } from '../../lib/failure-text.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CurrentPassword } from '../../ui/password-input.tsx';
import { LoadingArea } from '../../ui/states.tsx';
import { useSignOut } from '../../unsaved/use-sign-out.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SecondFactorField } from './second-factor-field.tsx';

/** The session ended during work: sign-in opens over the page, which stays as it is. */
export function SignInAgain() {
  const { isExpired } = useSessionState();
  return (
    <Dialog open={isExpired}>
      <DialogContent
        title="Sua sessão terminou"
        description="Nada do que você escreveu se perdeu. Entre de novo para continuar de onde parou."
        isPinned
        className="sm:max-w-md"
        onOpenAutoFocus={focusPassword}
      >
        <SignInAgainForm />
      </DialogContent>
    </Dialog>
  );
}

// Not autoFocus: a dialog of the page below would take the focus back.
function focusPassword(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLInputElement>('input[type="password"]')?.focus();
}

// Written without the form library, because it must work when no more scripts can be loaded.
function SignInAgainForm() {
  const { auth } = useClient();
  const session = useSession();
  const { signOut, question } = useSignOut();
  const queries = useQueryClient();
  const email = useSessionState().user?.email ?? '';
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const isCodeMissing = (error: unknown) => failureCode(error) === 'SECOND_FACTOR_REQUIRED';
  const enter = useMutation({
    mutationFn: async () => {
      if (!password) throw new Error('Informe sua senha');
      await auth.loginViaEmailPassword(email, password, undefined, code);
      await session.resume();
      void queries.refetchQueries({ predicate: (query) => query.state.status === 'error' });
    },
    onError: (error) => isCodeMissing(error) && setAsksCode(true),
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit(() => enter.mutate())}>
      {enter.error && !isCodeMissing(enter.error) && (
        <Notice variant="danger">{failureText(enter.error)}</Notice>
      )}
      <Field label="E-mail">
        {(control) => <Input {...control} type="email" autoComplete="username" value={email} readOnly />}
      </Field>
      <CurrentPassword label="Senha" value={password} onChange={setPassword} />
      {asksCode && <SecondFactorField value={code} onChange={setCode} autoFocus />}
      <Button type="submit" size="lg" isBusy={enter.isPending}>
        Entrar
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <a
          href={paths.login({ mode: 'esqueci' })}
          target="_blank"
          rel="noopener"
          className="text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          Esqueci minha senha
        </a>
        <Button variant="link" size="inline" className="text-muted" onClick={signOut}>
          Sair sem salvar
        </Button>
        {question}
      </div>
    </form>
  );
}

const SetUp = lazyPart(() => import('../perfil/second-factor-setup.tsx').then((m) => m.SecondFactorSetUp), {
  waiting: <LoadingArea />,
});

const TITLE = 'Ative a verificação em duas etapas';
const WHY = 'Este consultório pede, além da senha, um código do celular de cada pessoa.';

/** For a person who just signed in and must set up a second factor first. */
export function SecondFactorDuePage() {
  const session = useSession();
  return (
    <AuthLayout title={TITLE} subtitle={WHY} footer={<SignOut />}>
      <SetUp onDone={() => void session.restart()} />
    </AuthLayout>
  );
}

/** The rule started during work: the set-up opens over the page, which stays as it is. */
export function SecondFactorDueDialog() {
  const session = useSession();
  const queries = useQueryClient();
  const { isSecondFactorDue } = useSessionState();

  async function goOn() {
    await session.resume();
    void queries.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  }

  return (
    <Dialog open={isSecondFactorDue}>
      <DialogContent title={TITLE} description={`${WHY} Nada do que você escreveu se perdeu.`} isPinned>
        <SetUp onDone={() => void goOn()} />
        <div className="mt-4">
          <SignOut />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function SignOut() {
  const { signOut, question } = useSignOut();
  return (
    <>
      <Button variant="link" size="inline" className="text-muted" onClick={signOut}>
        Sair
      </Button>
      {question}
    </>
  );
}
