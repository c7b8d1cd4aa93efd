import { CloudAlert, CloudOff, type LucideIcon, RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { productName } from '../lib/branding.ts';
import { cn } from '../lib/cn.ts';
import { failureText } from '../lib/failure-text.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

/** Fills the place of loading content. Hidden at first, so that fast answers do not flicker. */
export function LoadingArea({ label = 'Carregando...', className }: { label?: string; className?: string }) {
  return (
    <div
      className={cn(
        'flex min-h-64 animate-in items-center justify-center text-brand-ink fade-in fill-mode-both delay-150 duration-300',
        className,
      )}
    >
      <Spinner size="lg" label={label} />
    </div>
  );
}

/** A full screen that is loading. */
export function LoadingScreen({ label }: { label?: string }) {
  return (
    <main>
      <h1 className="sr-only">{productName}</h1>
      <LoadingArea label={label} className="min-h-dvh" />
    </main>
  );
}

/** A pale shape where content will be. It is decoration: another element announces the loading. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={cn('animate-pulse rounded-control bg-soft', className)} {...rest} />
  );
}

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** The action that is offered. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center rounded-card border border-dashed border-line-strong bg-surface/60 px-6 py-14 text-center',
        className,
      )}
    >
      <span className="mb-4 flex size-14 items-center justify-center rounded-2xl brand-edge bg-brand-soft text-brand-ink">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      {children && <div className="mt-1.5 max-w-md text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

interface ErrorPanelProps {
  title?: string;
  message?: string;
  onRetry: () => void;
}

export function ErrorPanel(props: ErrorPanelProps) {
  const { title = 'Não foi possível carregar esta parte', message, onRetry } = props;
  return (
    <div role="alert">
      <EmptyState
        icon={CloudAlert}
        title={title}
        action={
          <Button icon={RotateCw} variant="outline" onClick={onRetry}>
            Tentar novamente
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}

/** Shown instead of a spinner without a network. The data load by themselves when the network is back. */
export function NoConnection() {
  return (
    <EmptyState icon={CloudOff} title="Sem conexão">
      O conteúdo será carregado quando a conexão voltar.
    </EmptyState>
  );
}

interface QueryViewProps<T> {
  query: {
    data: T | undefined;
    error: unknown;
    isPending: boolean;
    /** Waits for the network. */
    isPaused: boolean;
    refetch: () => unknown;
  };
  /** Shown until the data have loaded. */
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, or why they are missing. Old data stay when a refetch fails. */
export function QueryView<T>({ query, loading, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return query.isPaused ? <NoConnection /> : (loading ?? <LoadingArea />);
  return <ErrorPanel message={failureText(query.error)} onRetry={() => void query.refetch()} />;
}
