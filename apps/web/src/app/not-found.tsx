import { Compass } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSessionState } from '../data/session-context.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** The texts are in English, because programs of the protocol know them in English (P02). */
export function NotFound() {
  const { pathname } = useLocation();
  const { user } = useSessionState();
  return (
    <MessagePage
      icon={Compass}
      title="Page Not Found"
      actions={
        <Button asChild>
          <Link to={paths.dashboard}>Go Home</Link>
        </Button>
      }
    >
      <p lang="en">
        The page <strong className="font-semibold break-all text-ink">{shownPath(pathname)}</strong> could not
        be found in this application.
      </p>
      {user?.role === 'admin' && (
        <p lang="en" className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          Admin note: this page may not be implemented yet.
        </p>
      )}
    </MessagePage>
  );
}

// A person typed "/olá", the address bar says "/ol%C3%A1".
function shownPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
