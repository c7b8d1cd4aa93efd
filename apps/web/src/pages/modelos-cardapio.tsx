import { BookCopy } from 'lucide-react';
import { Link } from 'react-router';
import { ModeloCard } from '../features/cardapio/modelos/modelo-card.tsx';
import { ModeloFields, modeloLabels } from '../features/cardapio/modelos/modelo-fields.tsx';
import { EntityManager } from '../features/entity-manager/entity-manager.tsx';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';

export function ModelosCardapio() {
  return (
    <EntityManager
      entity="CardapioTemplate"
      title="Modelos de cardápio"
      subtitle="Cardápios completos, sem dados do paciente, para reutilizar"
      searchPlaceholder="Buscar modelos..."
      newTitle="Novo Modelo"
      editTitle="Editar Modelo"
      Fields={ModeloFields}
      fieldLabels={modeloLabels}
      dialogClassName="sm:max-w-4xl"
      Card={ModeloCard}
      empty={{
        icon: BookCopy,
        title: 'Nenhum modelo de cardápio',
        text: 'Abra um cardápio e escolha “Salvar como modelo” em Mais. O paciente fica de fora.',
        firstLabel: 'Criar primeiro modelo',
        offer: (
          <Button asChild look="outline">
            <Link to={paths.dashboard}>Ver meus cardápios</Link>
          </Button>
        ),
      }}
    />
  );
}
