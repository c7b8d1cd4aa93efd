import type { Stored } from '@alecrim/domain';
import { counted, heldUnits } from '@alecrim/domain/pure';
import type { TemplateActions } from './card-actions.ts';
import { useCategoria } from './categoria-of.ts';
import { CategoryBadge } from './category-badge.tsx';
import { ItemPreview } from './item-preview.tsx';
import { SampleBadge } from './sample-badge.tsx';
import { TemplateCard } from './template-card.tsx';

interface ReceitaCardProps {
  record: Stored<'ReceitaTemplate'>;
  actions: TemplateActions<'ReceitaTemplate'>;
}

export function ReceitaCard({ record: receita, actions }: ReceitaCardProps) {
  const { nome, ingredientes, modo_preparo, is_sample } = receita;
  const categoria = useCategoria('receita', receita.categoria_id);
  return (
    <TemplateCard
      title={nome}
      colour={categoria?.cor}
      badges={
        <>
          {categoria && <CategoryBadge nome={categoria.nome} cor={categoria.cor} />}
          {is_sample && <SampleBadge />}
        </>
      }
      onEdit={() => actions.edit(receita)}
      onDuplicate={() => actions.duplicate(receita)}
      onRemove={() => actions.remove(receita)}
    >
      <ItemPreview
        items={ingredientes}
        more={(rest) => `e mais ${counted(rest, 'ingrediente', 'ingredientes')}`}
      />
      {modo_preparo && <p className="mt-2 line-clamp-2 whitespace-pre-line">{heldUnits(modo_preparo)}</p>}
    </TemplateCard>
  );
}
