import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '../data/client-context.tsx';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioNotFound } from '../features/cardapio/cardapio-not-found.tsx';
import { CardapioEditor } from '../features/cardapio/editor/cardapio-editor.tsx';
import { EditorHeader } from '../features/cardapio/editor/editor-header.tsx';
import { failureText } from '../lib/failure-text.ts';
import { afterSaving } from '../lib/held-page.ts';
import { paths } from '../lib/paths.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { NoConnection } from '../ui/no-connection.tsx';
import { LoadingArea } from '../ui/spinner.tsx';

export function EditarCardapio() {
  const [params] = useSearchParams();
  const id = params.get('id');
  // Another start of the same plan is another editor: the form loads its values once.
  const [start, setStart] = useState(0);
  return <EditPlan key={`${id} ${start}`} id={id} onReload={() => setStart(start + 1)} />;
}

function EditPlan({ id, onReload }: { id: string | null; onReload: () => void }) {
  const navigate = useNavigate();
  const query = useQuery({ ...recordQuery(useClient(), 'Cardapio', id), refetchOnMount: 'always' });
  const { data: plan, error, refetch, isPending, isPaused, isFetching, isFetchedAfterMount } = query;

  // The cached plan may be old, but without a network there is no other.
  const isComing = isPending || (!isFetchedAfterMount && isFetching);
  const [first, setFirst] = useState<typeof plan>(undefined);
  if (!first && plan && !isComing) setFirst(plan);

  if (first) {
    const view = () => void navigate(paths.visualizar(first.id), { replace: true });
    return (
      <>
        <EditorHeader
          title="Editar Cardápio"
          backTo={paths.visualizar(first.id)}
          backLabel="Voltar ao cardápio"
        />
        <CardapioEditor
          plan={first}
          latest={plan}
          onSaved={({ id }) => void navigate(paths.visualizar(id), { replace: true, state: afterSaving })}
          onCancel={view}
          onReload={onReload}
        />
      </>
    );
  }
  if (isComing) return isPaused ? <NoConnection /> : <LoadingArea />;
  if (error) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  return <CardapioNotFound />;
}
