import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClientProvider, SessionProvider } from '../data/context.ts';
import { createQueryClient } from '../data/query-client.ts';
import { createSession } from '../data/session.ts';
import { AppRouter, createAppHistory } from '../lib/app-history.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { aFakeServer, type FakeServer } from './fake-server.ts';

interface Setting {
  server?: FakeServer;
  at?: string;
  isSignedIn?: boolean;
}

/** Puts a part of the app on a page, started and connected as main.tsx does it. */
export async function renderApp(
  part: ReactNode,
  { server = aFakeServer(), at = '/', isSignedIn }: Setting = {},
) {
  window.history.replaceState(null, '', at);
  if (isSignedIn) localStorage.setItem('base44_access_token', 'um-token');
  const session = createSession();
  const client = server.client(session.expire);
  const queries = createQueryClient();
  await session.start(client);
  const screen = render(
    <ClientProvider value={client}>
      <SessionProvider value={session}>
        <QueryClientProvider client={queries}>
          <TooltipProvider>
            <AppRouter history={createAppHistory()}>
              <ToastProvider>{part}</ToastProvider>
            </AppRouter>
          </TooltipProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ClientProvider>,
  );
  return { ...screen, session, client, queries, server };
}
