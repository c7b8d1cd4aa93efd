import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';

/** In place of the editor, until the template that the address names is there. */
export function TemplateComing({ query }: { query: UseQueryResult<object | null> }) {
  return (
    <QueryView query={query}>
      {() => (
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
      )}
    </QueryView>
  );
}
