import { Navigate, Outlet, useLocation } from 'react-router';
import { useSessionState } from '../data/context.ts';
import { SecondFactorDuePage } from '../features/auth/second-factor-due.tsx';
import { paths } from '../lib/paths.ts';
import { LoadingScreen } from '../ui/loading.tsx';
import { AccessRestricted, StartUpFailed } from './message-pages.tsx';

/** Shows the pages to signed-in people. Other visitors see the reason, or go to sign-in (P06). */
export function AuthGate() {
  const { isLoadingAuth, isLoadingPublicSettings, authError, isAuthenticated, isUserUnknown } =
    useSessionState();
  const { pathname, search, hash } = useLocation();

  if (isLoadingPublicSettings || isLoadingAuth) return <LoadingScreen />;
  if (isAuthenticated) return <Outlet />;
  if (authError?.type === 'user_not_registered') return <AccessRestricted />;
  if (authError?.type === 'second_factor_setup_required') return <SecondFactorDuePage />;
  if (isUserUnknown)
    return <StartUpFailed message="O servidor não respondeu. Sua sessão continua guardada neste aparelho." />;
  if (authError && authError.type !== 'auth_required') return <StartUpFailed message={authError.message} />;
  return <Navigate to={paths.login({ from: pathname + search + hash })} replace />;
}
