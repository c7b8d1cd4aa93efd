import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '../data/context.ts';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioEditor, EditorHeader } from '../features/cardapio/editor/cardapio-editor.tsx';
import { TemplateComing } from '../features/cardapio/modelos/start-from-template.tsx';
import { afterSaving } from '../lib/navigation-guard.ts';
import { paths, patientIn, templateIn } from '../lib/paths.ts';
import { LoadingArea } from '../ui/states.tsx';

export function CriarCardapio() {
  const [params] = useSearchParams();
  const [patientId, templateId] = [patientIn(params), templateIn(params)];
  return <NewPlan key={`${patientId} ${templateId}`} patientId={patientId} templateId={templateId} />;
}

function NewPlan({ patientId, templateId }: { patientId: string | null; templateId: string | null }) {
  const navigate = useNavigate();
  const client = useClient();
  // A patient who cannot be found, or not now, is chosen in the form as for any other plan.
  const { data: patient, isLoading } = useQuery(recordQuery(client, 'Paciente', patientId));
  const template = useQuery(recordQuery(client, 'CardapioTemplate', templateId));
  // Both may be refetched when the network is back. The person may be typing then, so the editor stays.
  const [isReady, setReady] = useState(false);
  if (!isReady && !isLoading && (!templateId || template.data)) setReady(true);
  return (
    <>
      <EditorHeader title="Novo Cardápio" backTo={paths.dashboard} backLabel="Voltar ao Dashboard" />
      {isReady && (
        <CardapioEditor
          hasLibrary
          patient={patient}
          template={template.data}
          onSaved={({ id }) => void navigate(paths.visualizar(id), { replace: true, state: afterSaving })}
          onCancel={() => void navigate(paths.dashboard)}
        />
      )}
      {!isReady && (isLoading ? <LoadingArea /> : <TemplateComing query={template} />)}
    </>
  );
}
