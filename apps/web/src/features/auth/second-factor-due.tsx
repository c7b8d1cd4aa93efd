import { useQueryClient } from '@tanstack/react-query';
import { useSession, useSessionState } from '../../data/context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { LoadingArea } from '../../ui/states.tsx';
import { useSignOut } from '../../unsaved/use-sign-out.tsx';
import { AuthLayout } from './auth-layout.tsx';

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
      <Button look="link" size="inline" className="text-muted" onClick={signOut}>
        Sair
      </Button>
      {question}
    </>
  );
}
