import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '../data/client-context.tsx';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioEditor } from '../features/cardapio/editor/cardapio-editor.tsx';
import { EditorHeader } from '../features/cardapio/editor/editor-header.tsx';
import { afterSaving } from '../lib/held-page.ts';
import { paths, patientIn } from '../lib/paths.ts';
import { LoadingArea } from '../ui/spinner.tsx';

export function CriarCardapio() {
  const navigate = useNavigate();
  const id = patientIn(useSearchParams()[0]);
  // A patient who cannot be found, or not now, is chosen in the form as for any other plan.
  const { data: patient, isLoading } = useQuery(recordQuery(useClient(), 'Paciente', id));
  return (
    <>
      <EditorHeader title="Novo Cardápio" backTo={paths.dashboard} backLabel="Voltar ao Dashboard" />
      {isLoading ? (
        <LoadingArea />
      ) : (
        <CardapioEditor
          key={id}
          hasLibrary
          patient={patient}
          onSaved={({ id }) => void navigate(paths.visualizar(id), { replace: true, state: afterSaving })}
          onCancel={() => void navigate(paths.dashboard)}
        />
      )}
    </>
  );
}
