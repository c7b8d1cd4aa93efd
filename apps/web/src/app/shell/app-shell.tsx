import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useClient } from '../../data/client-context.tsx';
import { watchEntities } from '../../data/realtime.ts';
import { SecondFactorDueDialog } from '../../features/auth/second-factor-due.tsx';
import { SignInAgain } from '../../features/auth/sign-in-again.tsx';
import { useReloadOnReturn } from '../../lib/page-return.ts';
import { ErrorRegion } from '../../ui/error-region.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { ArrivalNotice } from './arrival-notice.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePageVisitLog } from './page-visit-log.ts';
import { PracticeNotice } from './practice-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** The frame of every signed-in page: sidebar, header and notices. */
export function AppShell() {
  const sidebar = useSidebarState();
  const { pathname } = useLocation();
  useLiveChanges();
  usePageVisitLog();

  return (
    <div className="md:flex print:block">
      <SkipLink />
      <Sidebar state={sidebar} />
      <div className="min-w-0 grow">
        <MobileHeader state={sidebar} />
        <OfflineBanner />
        <ArrivalNotice />
        <PracticeNotice />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl px-4 py-6 outline-none sm:px-6 md:px-8 md:py-10"
        >
          <ErrorRegion resetKey={pathname}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorRegion>
        </main>
      </div>
      <SignInAgain />
      <SecondFactorDueDialog />
    </div>
  );
}

function PageLoading() {
  useReloadOnReturn();
  return <LoadingArea />;
}

function useLiveChanges() {
  const client = useClient();
  const queries = useQueryClient();
  // The socket is outside React.
  useEffect(() => watchEntities(client, queries), [client, queries]);
}
