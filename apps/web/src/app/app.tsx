import type { Client } from '@alecrim/client';
import { brandOf } from '@alecrim/domain/pure';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { ClientProvider } from '../data/client-context.tsx';
import type { Session } from '../data/session.ts';
import { SessionProvider, useSessionState } from '../data/session-context.ts';
import type { AppHistory } from '../lib/app-history.ts';
import { AppRouter } from '../lib/app-router.tsx';
import { paintBrand } from '../lib/paint-brand.ts';
import { ErrorRegion } from '../ui/error-region.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { HeldTokenDialog } from './held-token-dialog.tsx';
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
                <HeldTokenDialog />
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
