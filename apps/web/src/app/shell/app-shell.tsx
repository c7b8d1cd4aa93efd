import { brandOf } from '@alecrim/domain/pure';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useClient } from '../../data/client-context.tsx';
import { watchEntities } from '../../data/realtime.ts';
import { useUser } from '../../data/session-context.ts';
import { SignInAgain } from '../../features/auth/sign-in-again.tsx';
import { paintBrand } from '../../lib/brand-style.ts';
import { ErrorRegion } from '../../ui/error-region.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePageVisitLog } from './page-visit-log.ts';
import { Sidebar } from './sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** Everything around a page of a signed-in person. */
export function AppShell() {
  const sidebar = useSidebarState();
  const { pathname } = useLocation();
  useBrandColours();
  useLiveChanges();
  usePageVisitLog();

  return (
    <div className="md:flex print:block">
      <SkipLink />
      <Sidebar state={sidebar} />
      <div className="min-w-0 grow">
        <MobileHeader state={sidebar} />
        <OfflineBanner />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl px-4 py-6 outline-none sm:px-6 md:px-8 md:py-10"
        >
          <ErrorRegion resetKey={pathname}>
            <Suspense fallback={<LoadingArea />}>
              <Outlet />
            </Suspense>
          </ErrorRegion>
        </main>
      </div>
      <SignInAgain />
    </div>
  );
}

function useBrandColours() {
  const user = useUser();
  // The root element is outside React; before the first paint, so that no other colour flashes.
  useLayoutEffect(() => paintBrand(brandOf(user)), [user]);
}

function useLiveChanges() {
  const client = useClient();
  const queries = useQueryClient();
  // The socket is outside React.
  useEffect(() => watchEntities(client, queries), [client, queries]);
}
