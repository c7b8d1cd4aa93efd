import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useClient } from '../../data/client-context.tsx';
import { pageAt } from '../../lib/paths.ts';

/** Tells the server which page was opened; whether it hears is nobody's concern (spec §7). */
export function usePageVisitLog() {
  const client = useClient();
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  useEffect(() => {
    if (page) client.appLogs.logUserInApp(page).catch(() => {});
  }, [client, page]);
}
