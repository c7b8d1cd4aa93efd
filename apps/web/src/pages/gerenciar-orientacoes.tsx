import type { Stored } from '@alecrim/domain';
import { ClipboardList } from 'lucide-react';
import { useCallback } from 'react';
import { useUser } from '../data/context.ts';
import { GuidanceFilter, useGuidanceChoice } from '../features/biblioteca/category-filters.tsx';
import { ExamplesBanner, LoadExamples } from '../features/biblioteca/examples.tsx';
import { OrientacaoCard } from '../features/biblioteca/library-cards.tsx';
import {
  OrientacaoTemplateFields,
  orientacaoTemplateLabels,
} from '../features/biblioteca/template-fields.tsx';
import { RecordCards } from '../features/records/record-list.tsx';
import { RecordDialog, RecordHeader, RecordSearch, useRecordPage } from '../features/records/record-page.tsx';
import { RecordRemoval } from '../features/records/record-removal.tsx';

const form = {
  newTitle: 'Nova Orientação',
  editTitle: 'Editar Orientação',
  Fields: OrientacaoTemplateFields,
  fieldLabels: orientacaoTemplateLabels,
};

const empty = {
  icon: ClipboardList,
  title: 'Nenhuma orientação cadastrada',
  text: 'O que você escrever aqui pode ser usado por todas as pessoas do consultório.',
  firstLabel: 'Criar primeira orientação',
  offer: <LoadExamples />,
};

export function GerenciarOrientacoes() {
  const page = useRecordPage('OrientacaoTemplate', { form, ...useGuidanceChoice() });
  const user = useUser();
  const maySelect = useCallback(
    (sheet: Stored<'OrientacaoTemplate'>) => user.role === 'admin' || sheet.created_by_id === user.id,
    [user],
  );
  return (
    <>
      <RecordHeader
        page={page}
        title="Orientações"
        subtitle="Orientações para entregar com os cardápios, compartilhadas no consultório"
      />
      <ExamplesBanner entity="OrientacaoTemplate" />
      <RecordSearch page={page} placeholder="Buscar orientações...">
        <GuidanceFilter />
      </RecordSearch>
      <RecordCards
        page={page}
        label="Orientações"
        Card={OrientacaoCard}
        empty={empty}
        maySelect={maySelect}
      />
      <RecordDialog page={page} />
      <RecordRemoval page={page} />
    </>
  );
}
