import { CloudAlert, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

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
          <Button look="outline" onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            Tentar novamente
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
