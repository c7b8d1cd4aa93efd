import { CookingPot } from 'lucide-react';
import { OwnFoodsLink } from '../features/alimentos/own-foods-link.tsx';
import { CategoryFilter, useCategoryChoice } from '../features/biblioteca/category-filters.tsx';
import { ExamplesBanner, LoadExamples } from '../features/biblioteca/examples.tsx';
import { ReceitaCard } from '../features/biblioteca/library-cards.tsx';
import { ReceitaTemplateFields, receitaTemplateLabels } from '../features/biblioteca/template-fields.tsx';
import { EntityManager } from '../features/entity-manager/entity-manager.tsx';

export function GerenciarReceitas() {
  return (
    <EntityManager
      {...useCategoryChoice('receita')}
      entity="ReceitaTemplate"
      title="Receitas"
      subtitle="Receitas para acompanhar os cardápios"
      actions={<OwnFoodsLink />}
      banner={<ExamplesBanner entity="ReceitaTemplate" />}
      searchPlaceholder="Buscar receitas..."
      filters={<CategoryFilter tipo="receita" />}
      newTitle="Nova Receita"
      editTitle="Editar Receita"
      Fields={ReceitaTemplateFields}
      fieldLabels={receitaTemplateLabels}
      dialogClassName="sm:max-w-3xl"
      Card={ReceitaCard}
      empty={{
        icon: CookingPot,
        title: 'Nenhuma receita cadastrada',
        text: 'Escreva cada receita uma vez e entregue-a com quantos cardápios quiser.',
        firstLabel: 'Criar primeira receita',
        offer: <LoadExamples />,
      }}
    />
  );
}
