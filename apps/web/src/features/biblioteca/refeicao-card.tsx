import type { Stored } from '@alecrim/domain';
import { counted, heldUnits } from '@alecrim/domain/pure';
import { Badge } from '../../ui/badge.tsx';
import type { TemplateActions } from './card-actions.ts';
import { useCategoria } from './categoria-of.ts';
import { CategoryBadge } from './category-badge.tsx';
import { ItemPreview } from './item-preview.tsx';
import { SampleBadge } from './sample-badge.tsx';
import { TemplateCard } from './template-card.tsx';

interface RefeicaoCardProps {
  record: Stored<'RefeicaoTemplate'>;
  actions: TemplateActions<'RefeicaoTemplate'>;
}

export function RefeicaoCard({ record: refeicao, actions }: RefeicaoCardProps) {
  const { nome, horario, opcoes, is_sample } = refeicao;
  const categoria = useCategoria('refeicao', refeicao.categoria_id);
  const [first] = opcoes;
  return (
    <TemplateCard
      title={nome}
      colour={categoria?.cor}
      badges={
        <>
          {horario && <Badge look="brand">{horario}</Badge>}
          {categoria && <CategoryBadge nome={categoria.nome} cor={categoria.cor} />}
          {is_sample && <SampleBadge />}
        </>
      }
      onEdit={() => actions.edit(refeicao)}
      onDuplicate={() => actions.duplicate(refeicao)}
      onRemove={() => actions.remove(refeicao)}
    >
      <p className="mb-2 font-medium text-ink">
        {counted(opcoes.length, 'opção', 'opções')}
        {first?.descricao && <span className="font-normal text-muted"> · {heldUnits(first.descricao)}</span>}
      </p>
      <ItemPreview items={first?.itens ?? []} more={(rest) => `e mais ${counted(rest, 'item', 'itens')}`} />
    </TemplateCard>
  );
}
