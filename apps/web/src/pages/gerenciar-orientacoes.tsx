import { ClipboardList } from 'lucide-react';
import { ExamplesBanner } from '../features/biblioteca/examples-banner.tsx';
import { GuidanceFilter, useGuidanceChoice } from '../features/biblioteca/guidance-filter.tsx';
import { LoadExamples } from '../features/biblioteca/load-examples.tsx';
import { OrientacaoCard } from '../features/biblioteca/orientacao-card.tsx';
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
