import { CloudAlert, Compass, type LucideIcon, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession, useSessionState } from '../data/context.ts';
import { usePageTitle } from '../lib/branding.ts';
import { useReloadFailedPage } from '../lib/page-restore.ts';
import { paths } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useSignOut } from '../unsaved/use-sign-out.tsx';

interface MessagePageProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A full screen with one message. */
function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
  usePageTitle(title);
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <div className="w-full max-w-lg rounded-card border border-line bg-surface px-6 py-10 text-center shadow-card sm:px-10">
        <span className="mx-auto mb-5 flex size-14 items-center justify-center rounded-2xl brand-edge bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <div className="mt-3 grid gap-3 text-muted">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
      </div>
    </main>
  );
}

/** The texts are in English, because programs of the protocol know them in English (P02). */
export function NotFound() {
  const { pathname } = useLocation();
  const { user } = useSessionState();
  return (
    <MessagePage
      icon={Compass}
      title="Page Not Found"
      actions={<ButtonLink to={paths.dashboard}>Go Home</ButtonLink>}
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

export function AccessRestricted() {
  const session = useSession();
  const { signOut, question } = useSignOut();
  return (
    <MessagePage
      icon={ShieldAlert}
      title="Access Restricted"
      actions={
        <>
          <Button onClick={() => void session.restart()}>Tentar novamente</Button>
          <Button variant="outline" onClick={signOut}>
            Sair
          </Button>
        </>
      }
    >
      <p lang="en">
        You are not registered to use this application. Please contact the app administrator to request
        access.
      </p>
      {question}
    </MessagePage>
  );
}

export function StartUpFailed({ message }: { message: string }) {
  const session = useSession();
  useReloadFailedPage();
  return (
    <MessagePage
      icon={CloudAlert}
      title="Não foi possível abrir o Alecrim"
      actions={<Button onClick={() => void session.restart()}>Tentar novamente</Button>}
    >
      <p>{message}</p>
    </MessagePage>
  );
}
