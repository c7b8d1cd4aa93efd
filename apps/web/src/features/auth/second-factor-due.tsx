import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession, useSessionState } from '../../data/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';

const SetUp = lazy(() =>
  import('../perfil/second-factor-setup.tsx').then((m) => ({ default: m.SecondFactorSetUp })),
);

const TITLE = 'Ative a verificação em duas etapas';
const WHY = 'Este consultório pede, além da senha, um código do celular de cada pessoa.';

/** For a person who just signed in and must set up a second factor first. */
export function SecondFactorDuePage() {
  const session = useSession();
  return (
    <AuthLayout title={TITLE} subtitle={WHY} footer={<SignOut />}>
      <Suspense fallback={<LoadingArea />}>
        <SetUp onDone={() => void session.restart()} />
      </Suspense>
    </AuthLayout>
  );
}

/** The rule started during work: the set-up opens over the page, which stays as it is. */
export function SecondFactorDueDialog() {
  const session = useSession();
  const queries = useQueryClient();
  const { isSecondFactorDue } = useSessionState();
  const stay = (event: Event) => event.preventDefault();

  async function goOn() {
    await session.resume();
    void queries.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  }

  return (
    <Dialog open={isSecondFactorDue}>
      <DialogContent
        title={TITLE}
        description={`${WHY} Nada do que você escreveu se perdeu.`}
        hasClose={false}
        onEscapeKeyDown={stay}
        onInteractOutside={stay}
      >
        <Suspense fallback={<LoadingArea />}>
          <SetUp onDone={() => void goOn()} />
        </Suspense>
        <div className="mt-4">
          <SignOut />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function SignOut() {
  const session = useSession();
  return (
    <Button look="link" size="inline" className="text-muted" onClick={() => void session.signOut()}>
      Sair
    </Button>
  );
}
