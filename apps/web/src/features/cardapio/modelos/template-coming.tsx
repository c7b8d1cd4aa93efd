import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { NoConnection } from '../../../ui/no-connection.tsx';
import { LoadingArea } from '../../../ui/spinner.tsx';

/** In place of the editor, until the template that the address names is there. */
export function TemplateComing({ query }: { query: UseQueryResult<object | null> }) {
  const { error, isPending, isPaused, refetch } = query;
  if (isPending) return isPaused ? <NoConnection /> : <LoadingArea />;
  if (error) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      icon={SearchX}
      title="Modelo não encontrado"
      action={
        <>
          <Button asChild>
            <Link to={paths.modelos}>Ver modelos de cardápio</Link>
          </Button>
          <Button asChild look="outline">
            <Link to={paths.criar}>Começar em branco</Link>
          </Button>
        </>
      }
    >
      Ele pode ter sido excluído.
    </EmptyState>
  );
}
