import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useClient } from '../../data/context.ts';
import { watchEntities } from '../../data/record-changes.ts';
import { SecondFactorDueDialog, SignInAgain } from '../../features/auth/interrupted-session.tsx';
import { productName } from '../../lib/branding.ts';
import { useReloadOnRestore } from '../../lib/page-restore.ts';
import { pageAt } from '../../lib/paths.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { ErrorRegion } from '../../ui/error-region.tsx';
import { KeyboardHelp } from '../../ui/keyboard-help.tsx';
import { LoadingArea } from '../../ui/states.tsx';
import { SearchEverythingButton, useSearchEverything } from './search-everything.tsx';
import { ArrivalNotice, OfflineBanner, PracticeNotice } from './shell-notices.tsx';
import { Sidebar, SidebarToggle } from './sidebar.tsx';
import { type SidebarState, useSidebarState } from './sidebar-state.ts';

/** The frame of every signed-in page: sidebar, header and notices. */
export function AppShell() {
  const sidebar = useSidebarState();
  const search = useSearchEverything();
  const { pathname } = useLocation();
  useLiveChanges();
  usePageVisitLog();

  return (
    <div className="md:flex print:block">
      <SkipLink />
      <Sidebar state={sidebar} onSearch={search.open} />
      <div className="min-w-0 grow">
        <MobileHeader state={sidebar} onSearch={search.open} />
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
      <KeyboardHelp />
      <SecondFactorDueDialog />
      {search.dialog}
    </div>
  );
}

function PageLoading() {
  useReloadOnRestore();
  return <LoadingArea />;
}

function useLiveChanges() {
  const client = useClient();
  const queries = useQueryClient();
  // The socket is outside React.
  useEffect(() => watchEntities(client, queries), [client, queries]);
}

function MobileHeader({ state, onSearch }: { state: SidebarState; onSearch: () => void }) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 md:hidden print:hidden">
      <SidebarToggle state={state} />
      <BrandMark className="size-7 rounded-lg" />
      <span className="font-bold tracking-tight">{productName}</span>
      <SearchEverythingButton onPress={onSearch} className="ml-auto" />
    </header>
  );
}

export const MAIN_ID = 'conteudo';

/** The first element for the Tab key: it skips the menu and leads to the page. */
function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-80 rounded-control bg-ink px-4 py-3 font-semibold text-surface focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Pular para o conteúdo
    </a>
  );
}

/** Reports the opened page to the server. A failed report is ignored (P14). */
function usePageVisitLog() {
  const client = useClient();
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  useEffect(() => {
    if (page) client.appLogs.logUserInApp(page).catch(() => {});
  }, [client, page]);
}
