import type { Client } from '@alecrim/client';
import { brandOf } from '@alecrim/domain/pure';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { ClientProvider, SessionProvider, useClient, useSession, useSessionState } from '../data/context.ts';
import type { Session } from '../data/session.ts';
import { type AppHistory, AppRouter } from '../lib/app-history.tsx';
import { paintBrand } from '../lib/branding.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { ErrorRegion } from '../ui/error-region.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { RouteChanges } from './route-changes.tsx';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  client: Client;
  session: Session;
  queries: QueryClient;
  history: AppHistory;
}

export function App({ client, session, queries, history }: AppProps) {
  return (
    <ClientProvider value={client}>
      <SessionProvider value={session}>
        <BrandColours />
        <QueryClientProvider client={queries}>
          <TooltipProvider>
            <AppRouter history={history}>
              {/* Inside the router: a toast may hold a link. */}
              <ToastProvider>
                <RouteChanges />
                <ErrorRegion isScreen>
                  <AppRoutes />
                </ErrorRegion>
                <PendingTokenDialog />
              </ToastProvider>
            </AppRouter>
          </TooltipProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ClientProvider>
  );
}

/** Until the account is loaded, the app has the default colours. */
function BrandColours() {
  const { user } = useSessionState();
  // The root element is outside React; before the first paint, so that no other colour flashes.
  useLayoutEffect(() => paintBrand(brandOf(user)), [user]);
  return null;
}

/** A link carried the token of another account: the person is asked before the account changes (T35). */
function PendingTokenDialog() {
  const client = useClient();
  const session = useSession();
  const { user } = useSessionState();
  const [isAnswered, setAnswered] = useState(false);
  const pending = client.auth.pendingToken();

  return (
    <AlertDialog
      isOpen={Boolean(pending && user && !isAnswered)}
      onOpenChange={(isOpen) => setAnswered(!isOpen)}
      title="Trocar de conta?"
      cancelLabel="Continuar nesta conta"
      confirmLabel="Trocar de conta"
      onConfirm={() => void (pending && session.signIn(pending))}
    >
      O link que você abriu entra com outro acesso. Neste momento você está como{' '}
      <strong>{user?.email}</strong>. Troque somente se foi você quem pediu esse link.
    </AlertDialog>
  );
}
