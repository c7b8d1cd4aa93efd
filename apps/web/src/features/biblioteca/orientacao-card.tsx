import type { Stored } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { UserRound } from 'lucide-react';
import { useUser } from '../../data/context.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TemplateActions } from './card-actions.ts';
import { useGuidanceCategories } from './guidance-categories.ts';
import { ItemPreview } from './item-preview.tsx';
import { SampleBadge } from './sample-badge.tsx';
import { TemplateCard } from './template-card.tsx';

interface OrientacaoCardProps {
  record: Stored<'OrientacaoTemplate'>;
  actions: TemplateActions<'OrientacaoTemplate'>;
}

/** A shared guidance sheet: all nutritionists read and copy it, its owner or an admin changes it (P39). */
export function OrientacaoCard({ record: orientacao, actions }: OrientacaoCardProps) {
  const user = useUser();
  const isMine = orientacao.created_by_id === user.id;
  const mayChange = isMine || user.role === 'admin';
  const { label, colour } = useGuidanceCategories().categoryOf(orientacao.categoria);
  return (
    <TemplateCard
      title={orientacao.titulo}
      colour={colour}
      badges={
        <>
          <Badge>{label}</Badge>
          {orientacao.is_sample && <SampleBadge />}
        </>
      }
      onEdit={mayChange ? () => actions.edit(orientacao) : undefined}
      onDuplicate={() => actions.duplicate(orientacao)}
      onRemove={mayChange ? () => actions.remove(orientacao) : undefined}
    >
      <ItemPreview items={orientacao.itens} more={(rest) => `e mais ${counted(rest, 'item', 'itens')}`} />
      <p className="mt-3 flex items-center gap-1.5 text-xs">
        <UserRound aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="min-w-0 truncate">
          {isMine ? 'Criada por você' : `De ${orientacao.created_by ?? 'alguém que saiu do consultório'}`}
        </span>
      </p>
    </TemplateCard>
  );
}
