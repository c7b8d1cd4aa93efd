import { CloudAlert, CloudOff, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';

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
          <Button icon={RotateCw} look="outline" onClick={onRetry}>
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
