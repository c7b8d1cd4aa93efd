import { Apple } from 'lucide-react';
import { AlimentoCard } from '../features/alimentos/alimento-card.tsx';
import { alimentoLook } from '../features/alimentos/alimento-dialog.tsx';
import { RememberedDecisions } from '../features/alimentos/remembered-decisions.tsx';
import { EntityManager } from '../features/entity-manager/entity-manager.tsx';

export function MeusAlimentos() {
  return (
    <>
      <EntityManager
        {...alimentoLook}
        entity="Alimento"
        title="Meus Alimentos"
        subtitle="Alimentos que não estão na tabela"
        searchPlaceholder="Buscar por nome ou marca..."
        Card={AlimentoCard}
        empty={{
          icon: Apple,
          title: 'Nenhum alimento cadastrado',
          text: 'Copie do rótulo os valores de um produto. Os cardápios que o mencionam passam a considerá-lo no cálculo.',
          firstLabel: 'Criar primeiro alimento',
        }}
      />
      <RememberedDecisions />
    </>
  );
}
