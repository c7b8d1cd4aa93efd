import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useClient, useSession, useSessionState } from '../data/context.ts';
import { setupQuery } from '../data/practice.ts';
import { BrandOffer, FirstRun } from '../features/auth/first-run.tsx';
import { LoginModes } from '../features/auth/login-modes.tsx';
import type { LoginMode } from '../lib/paths.ts';
import { returnPath } from '../lib/return-path.ts';
import { LoadingScreen, NoConnection } from '../ui/states.tsx';

// Links of these forms come by mail with a token, and may be opened by a signed-in person.
const fromMail: readonly (string | null)[] = ['redefinir', 'convite'] satisfies LoginMode[];

export function Login() {
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isEntering, setEntering] = useState(false);
  const setup = useQuery(setupQuery(useClient()));
  const { user, isAuthenticated, isLoadingAuth, isLoadingPublicSettings, authError } = useSessionState();
  // The page behind the login shows how to set a required second factor up.
  const isKnown = isAuthenticated || authError?.type === 'second_factor_setup_required';

  const isFromMail = fromMail.includes(params.get('mode'));
  // Asked at a sign-in, until it was answered once. A session that goes on is not held up by it.
  const isFirstVisit = isAuthenticated && user?.apresentacao === 'pendente' && (isEntering || !isFromMail);

  const target = returnPath(params.get('from_url'), location.origin);
  const leave = () => void navigate(target, { replace: true });

  async function enter(token?: string) {
    setEntering(true);
    await (token ? session.signIn(token) : session.restart());
  }

  // The form stays during sign-in, because it shows the progress.
  if (!isEntering) {
    if (isKnown && !isFromMail && !isFirstVisit) return <Navigate to={target} replace />;
    if (isLoadingAuth || isLoadingPublicSettings || (setup.isPending && !setup.isPaused))
      return <LoadingScreen />;
  }
  if (setup.isPending)
    return (
      <main className="p-6 md:p-12">
        <NoConnection />
      </main>
    );
  if (setup.data?.needs_setup) return <FirstRun onSignedIn={enter} onDone={leave} />;
  if (isFirstVisit) return <BrandOffer onDone={leave} />;
  return (
    <LoginModes
      // Without an answer of the server, the form to create an account would probably fail too.
      canRegister={setup.data?.registration === 'open'}
      sendsMail={setup.data?.sends_mail ?? true}
      onSignedIn={async (token) => {
        await enter(token);
        if (session.state().user?.apresentacao !== 'pendente') leave();
      }}
      // The new password has ended the sessions, which may include this one.
      onReset={() => enter()}
    />
  );
}
