import { CookingPot } from 'lucide-react';
import { OwnFoodsLink } from '../features/alimentos/own-foods-link.tsx';
import { CategoryFilter, useCategoryChoice } from '../features/biblioteca/category-filters.tsx';
import { ExamplesBanner, LoadExamples } from '../features/biblioteca/examples.tsx';
import { ReceitaCard } from '../features/biblioteca/library-cards.tsx';
import { ReceitaTemplateFields, receitaTemplateLabels } from '../features/biblioteca/template-fields.tsx';
import { RecordCards } from '../features/records/record-list.tsx';
import { RecordDialog, RecordHeader, RecordSearch, useRecordPage } from '../features/records/record-page.tsx';
import { RecordRemoval } from '../features/records/record-removal.tsx';

const form = {
  newTitle: 'Nova Receita',
  editTitle: 'Editar Receita',
  Fields: ReceitaTemplateFields,
  fieldLabels: receitaTemplateLabels,
  dialogClassName: 'sm:max-w-3xl',
};

const empty = {
  icon: CookingPot,
  title: 'Nenhuma receita cadastrada',
  text: 'Escreva cada receita uma vez e entregue-a com quantos cardápios quiser.',
  firstLabel: 'Criar primeira receita',
  offer: <LoadExamples />,
};

export function GerenciarReceitas() {
  const page = useRecordPage('ReceitaTemplate', { form, ...useCategoryChoice('receita') });
  return (
    <>
      <RecordHeader page={page} title="Receitas" subtitle="Receitas para acompanhar os cardápios">
        <OwnFoodsLink />
      </RecordHeader>
      <ExamplesBanner entity="ReceitaTemplate" />
      <RecordSearch page={page} placeholder="Buscar receitas...">
        <CategoryFilter tipo="receita" />
      </RecordSearch>
      <RecordCards page={page} label="Receitas" Card={ReceitaCard} empty={empty} />
      <RecordDialog page={page} />
      <RecordRemoval page={page} />
    </>
  );
}
