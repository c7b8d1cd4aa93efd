import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/page-title.ts';

interface MessagePageProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A full screen with one message. */
export function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
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
