import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type LoginMode, paths } from '../../lib/paths.ts';

/** A link to another form of the login page that keeps the return address. */
export function ModeLink({ mode, children }: { mode?: LoginMode; children: ReactNode }) {
  const [params] = useSearchParams();
  return (
    <Link
      to={paths.login({ mode, from: params.get('from_url') })}
      className="rounded-sm text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
