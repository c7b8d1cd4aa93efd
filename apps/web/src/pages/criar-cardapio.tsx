import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '../data/client-context.tsx';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioEditor } from '../features/cardapio/editor/cardapio-editor.tsx';
import { EditorHeader } from '../features/cardapio/editor/editor-header.tsx';
import { afterSaving } from '../lib/held-page.ts';
import { paths, patientIn } from '../lib/paths.ts';
import { LoadingArea } from '../ui/spinner.tsx';

export function CriarCardapio() {
  const id = patientIn(useSearchParams()[0]);
  return <NewPlan key={id} patientId={id} />;
}

function NewPlan({ patientId }: { patientId: string | null }) {
  const navigate = useNavigate();
  // A patient who cannot be found, or not now, is chosen in the form as for any other plan.
  const { data: patient, isLoading } = useQuery(recordQuery(useClient(), 'Paciente', patientId));
  // The patient may be read again when the network is back. The person may be typing then, so the editor stays.
  const [isReady, setReady] = useState(false);
  if (!isReady && !isLoading) setReady(true);
  return (
    <>
      <EditorHeader title="Novo Cardápio" backTo={paths.dashboard} backLabel="Voltar ao Dashboard" />
      {isReady ? (
        <CardapioEditor
          hasLibrary
          patient={patient}
          onSaved={({ id }) => void navigate(paths.visualizar(id), { replace: true, state: afterSaving })}
          onCancel={() => void navigate(paths.dashboard)}
        />
      ) : (
        <LoadingArea />
      )}
    </>
  );
}
