import { UtensilsCrossed } from 'lucide-react';
import { OwnFoodsLink } from '../features/alimentos/own-foods-link.tsx';
import { CategoryFilter, useCategoryChoice } from '../features/biblioteca/category-filters.tsx';
import { ExamplesBanner, LoadExamples } from '../features/biblioteca/examples.tsx';
import { RefeicaoCard } from '../features/biblioteca/library-cards.tsx';
import { RefeicaoTemplateFields, refeicaoTemplateLabels } from '../features/biblioteca/template-fields.tsx';
import { RecordCards } from '../features/records/record-list.tsx';
import { RecordDialog, RecordHeader, RecordSearch, useRecordPage } from '../features/records/record-page.tsx';
import { RecordRemoval } from '../features/records/record-removal.tsx';
import { anOpcao } from '../fields/refeicao-fields.tsx';

const form = {
  newTitle: 'Nova Refeição',
  editTitle: 'Editar Refeição',
  Fields: RefeicaoTemplateFields,
  fieldLabels: refeicaoTemplateLabels,
  dialogClassName: 'sm:max-w-3xl',
};

const empty = {
  icon: UtensilsCrossed,
  title: 'Nenhuma refeição cadastrada',
  text: 'Guarde aqui as refeições que você mais prescreve e monte cardápios em poucos cliques.',
  firstLabel: 'Criar primeira refeição',
  offer: <LoadExamples />,
};

export function GerenciarRefeicoes() {
  const { filter, start } = useCategoryChoice('refeicao');
  const page = useRecordPage('RefeicaoTemplate', {
    form,
    filter,
    start: { ...start, opcoes: [anOpcao()] },
  });
  return (
    <>
      <RecordHeader page={page} title="Refeições" subtitle="Modelos de refeições para usar nos cardápios">
        <OwnFoodsLink />
      </RecordHeader>
      <ExamplesBanner entity="RefeicaoTemplate" />
      <RecordSearch page={page} placeholder="Buscar refeições...">
        <CategoryFilter tipo="refeicao" />
      </RecordSearch>
      <RecordCards page={page} label="Refeições" Card={RefeicaoCard} empty={empty} />
      <RecordDialog page={page} />
      <RecordRemoval page={page} />
    </>
  );
}
