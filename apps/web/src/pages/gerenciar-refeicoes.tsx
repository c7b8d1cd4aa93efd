import { UtensilsCrossed } from 'lucide-react';
import { OwnFoodsLink } from '../features/alimentos/own-foods-link.tsx';
import { CategoryFilter, useCategoryChoice } from '../features/biblioteca/category-filter.tsx';
import { ExamplesBanner } from '../features/biblioteca/examples-banner.tsx';
import { LoadExamples } from '../features/biblioteca/load-examples.tsx';
import { RefeicaoCard } from '../features/biblioteca/refeicao-card.tsx';
import { RefeicaoTemplateFields, refeicaoTemplateLabels } from '../features/biblioteca/template-fields.tsx';
import { EntityManager } from '../features/entity-manager/entity-manager.tsx';
import { anOpcao } from '../fields/refeicao-fields.tsx';

export function GerenciarRefeicoes() {
  const { filter, start } = useCategoryChoice('refeicao');
  return (
    <EntityManager
      entity="RefeicaoTemplate"
      filter={filter}
      start={{ ...start, opcoes: [anOpcao()] }}
      title="Refeições"
      subtitle="Modelos de refeições para usar nos cardápios"
      actions={<OwnFoodsLink />}
      banner={<ExamplesBanner entity="RefeicaoTemplate" />}
      searchPlaceholder="Buscar refeições..."
      filters={<CategoryFilter tipo="refeicao" />}
      newTitle="Nova Refeição"
      editTitle="Editar Refeição"
      Fields={RefeicaoTemplateFields}
      fieldLabels={refeicaoTemplateLabels}
      dialogClassName="sm:max-w-3xl"
      Card={RefeicaoCard}
      empty={{
        icon: UtensilsCrossed,
        title: 'Nenhuma refeição cadastrada',
        text: 'Guarde aqui as refeições que você mais prescreve e monte cardápios em poucos cliques.',
        firstLabel: 'Criar primeira refeição',
        offer: <LoadExamples />,
      }}
    />
  );
}
