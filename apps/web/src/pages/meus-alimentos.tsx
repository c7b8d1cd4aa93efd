import { Apple } from 'lucide-react';
import { AlimentoCard } from '../features/alimentos/alimento-card.tsx';
import { alimentoForm } from '../features/alimentos/alimento-dialog.tsx';
import { RememberedDecisions } from '../features/alimentos/remembered-decisions.tsx';
import { RecordCards } from '../features/records/record-list.tsx';
import { RecordDialog, RecordHeader, RecordSearch, useRecordPage } from '../features/records/record-page.tsx';
import { RecordRemoval } from '../features/records/record-removal.tsx';

const empty = {
  icon: Apple,
  title: 'Nenhum alimento cadastrado',
  text: 'Copie do rótulo os valores de um produto. Os cardápios que o mencionam passam a considerá-lo no cálculo.',
  firstLabel: 'Criar primeiro alimento',
};

export function MeusAlimentos() {
  const page = useRecordPage('Alimento', { form: alimentoForm });
  return (
    <>
      <RecordHeader page={page} title="Meus Alimentos" subtitle="Alimentos que não estão na tabela" />
      <RecordSearch page={page} placeholder="Buscar por nome ou marca..." />
      <RecordCards page={page} label="Meus Alimentos" Card={AlimentoCard} empty={empty} />
      <RecordDialog page={page} />
      <RecordRemoval page={page} />
      <RememberedDecisions />
    </>
  );
}
