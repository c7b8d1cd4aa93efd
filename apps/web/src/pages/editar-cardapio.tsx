import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '../data/context.ts';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioNotFound } from '../features/cardapio/cardapio-not-found.tsx';
import { CardapioEditor, EditorHeader } from '../features/cardapio/editor/cardapio-editor.tsx';
import { afterSaving } from '../lib/navigation-guard.ts';
import { paths } from '../lib/paths.ts';
import { QueryView } from '../ui/states.tsx';

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
  const { data: plan, isPending, isFetching, isFetchedAfterMount } = query;

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
  const coming = isComing ? { ...query, data: undefined, isPending: true } : query;
  return <QueryView query={coming}>{() => <CardapioNotFound />}</QueryView>;
}
