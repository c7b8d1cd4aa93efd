import { BookCopy } from 'lucide-react';
import { ModeloCard } from '../features/cardapio/modelos/modelo-card.tsx';
import { ModeloFields, modeloLabels } from '../features/cardapio/modelos/modelo-fields.tsx';
import { RecordCards } from '../features/records/record-list.tsx';
import { RecordDialog, RecordHeader, RecordSearch, useRecordPage } from '../features/records/record-page.tsx';
import { RecordRemoval } from '../features/records/record-removal.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

const form = {
  newTitle: 'Novo Modelo',
  editTitle: 'Editar Modelo',
  Fields: ModeloFields,
  fieldLabels: modeloLabels,
  dialogClassName: 'sm:max-w-4xl',
};

const empty = {
  icon: BookCopy,
  title: 'Nenhum modelo de cardápio',
  text: 'Abra um cardápio e escolha “Salvar como modelo” em Opções. O paciente fica de fora.',
  firstLabel: 'Criar primeiro modelo',
  offer: (
    <ButtonLink variant="outline" to={paths.dashboard}>
      Ver meus cardápios
    </ButtonLink>
  ),
};

export function ModelosCardapio() {
  const page = useRecordPage('CardapioTemplate', { form });
  return (
    <>
      <RecordHeader
        page={page}
        title="Modelos de cardápio"
        subtitle="Cardápios completos, sem dados do paciente, para reutilizar"
      />
      <RecordSearch page={page} placeholder="Buscar modelos..." />
      <RecordCards page={page} label="Modelos de cardápio" Card={ModeloCard} empty={empty} />
      <RecordDialog page={page} />
      <RecordRemoval page={page} />
    </>
  );
}
