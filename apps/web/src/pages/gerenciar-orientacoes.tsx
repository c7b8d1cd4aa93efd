import { ClipboardList } from 'lucide-react';
import { GuidanceFilter, useGuidanceChoice } from '../features/biblioteca/category-filters.tsx';
import { ExamplesBanner, LoadExamples } from '../features/biblioteca/examples.tsx';
import { OrientacaoCard } from '../features/biblioteca/library-cards.tsx';
import {
  OrientacaoTemplateFields,
  orientacaoTemplateLabels,
} from '../features/biblioteca/template-fields.tsx';
import { EntityManager } from '../features/entity-manager/entity-manager.tsx';

export function GerenciarOrientacoes() {
  return (
    <EntityManager
      {...useGuidanceChoice()}
      entity="OrientacaoTemplate"
      title="Orientações"
      subtitle="Orientações para entregar com os cardápios, compartilhadas no consultório"
      banner={<ExamplesBanner entity="OrientacaoTemplate" />}
      searchPlaceholder="Buscar orientações..."
      filters={<GuidanceFilter />}
      newTitle="Nova Orientação"
      editTitle="Editar Orientação"
      Fields={OrientacaoTemplateFields}
      fieldLabels={orientacaoTemplateLabels}
      Card={OrientacaoCard}
      empty={{
        icon: ClipboardList,
        title: 'Nenhuma orientação cadastrada',
        text: 'O que você escrever aqui pode ser usado por todas as pessoas do consultório.',
        firstLabel: 'Criar primeira orientação',
        offer: <LoadExamples />,
      }}
    />
  );
}
