import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useClient } from '../../data/client-context.tsx';
import { pageAt } from '../../lib/paths.ts';

/** Reports the opened page to the server. A failed report is ignored (P14). */
export function usePageVisitLog() {
  const client = useClient();
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  useEffect(() => {
    if (page) client.appLogs.logUserInApp(page).catch(() => {});
  }, [client, page]);
}
