import type { UseQueryResult } from '@tanstack/react-query';
import { BookCopy, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { Modelo } from './modelo-words.ts';

const PickTemplate = lazyDialog(() => import('./pick-template.tsx').then((m) => m.PickTemplate));

/** Opens the templates of whole plans, which are loaded on demand. */
export function StartFromTemplate({ onTake }: { onTake: (modelo: Modelo) => void }) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button look="outline" size="sm" onClick={() => setPicking(true)}>
        <BookCopy aria-hidden="true" />
        Começar de um modelo
      </Button>
      {isPicking && <PickTemplate onClose={() => setPicking(false)} onTake={onTake} />}
    </>
  );
}

/** Shown instead of the editor until the template of the address has loaded, or if there is none. */
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
