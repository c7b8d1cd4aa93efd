import { counted, heldUnits } from '@alecrim/domain/pure';
import { UserRound } from 'lucide-react';
import { useUser } from '../../data/context.ts';
import { Badge } from '../../ui/badge.tsx';
import type { RecordCardProps } from '../records/record-page.tsx';
import { useCategoria, useGuidanceCategories } from './categories.ts';
import { ColourDot } from './colour-dot.tsx';
import { ItemPreview } from './item-preview.tsx';
import { TemplateCard } from './template-card.tsx';

export function RefeicaoCard({ record: refeicao, actions }: RecordCardProps<'RefeicaoTemplate'>) {
  const { nome, horario, opcoes, is_sample } = refeicao;
  const categoria = useCategoria('refeicao', refeicao.categoria_id);
  const [first] = opcoes;
  return (
    <TemplateCard
      record={refeicao}
      actions={actions}
      title={nome}
      colour={categoria?.cor}
      badges={
        <>
          {horario && <Badge variant="brand">{horario}</Badge>}
          {categoria && <CategoryBadge nome={categoria.nome} cor={categoria.cor} />}
          {is_sample && <SampleBadge />}
        </>
      }
    >
      <p className="mb-2 font-medium text-ink">
        {counted(opcoes.length, 'opção', 'opções')}
        {first?.descricao && <span className="font-normal text-muted"> · {heldUnits(first.descricao)}</span>}
      </p>
      <ItemPreview items={first?.itens ?? []} more={(rest) => `e mais ${counted(rest, 'item', 'itens')}`} />
    </TemplateCard>
  );
}

export function ReceitaCard({ record: receita, actions }: RecordCardProps<'ReceitaTemplate'>) {
  const { nome, ingredientes, modo_preparo, is_sample } = receita;
  const categoria = useCategoria('receita', receita.categoria_id);
  return (
    <TemplateCard
      record={receita}
      actions={actions}
      title={nome}
      colour={categoria?.cor}
      badges={
        <>
          {categoria && <CategoryBadge nome={categoria.nome} cor={categoria.cor} />}
          {is_sample && <SampleBadge />}
        </>
      }
    >
      <ItemPreview
        items={ingredientes}
        more={(rest) => `e mais ${counted(rest, 'ingrediente', 'ingredientes')}`}
      />
      {modo_preparo && <p className="mt-2 line-clamp-2 whitespace-pre-line">{heldUnits(modo_preparo)}</p>}
    </TemplateCard>
  );
}

/** A shared guidance sheet: all nutritionists read and copy it, its owner or an admin changes it (P39). */
export function OrientacaoCard({ record: orientacao, actions }: RecordCardProps<'OrientacaoTemplate'>) {
  const user = useUser();
  const isMine = orientacao.created_by_id === user.id;
  const { label, colour } = useGuidanceCategories().categoryOf(orientacao.categoria);
  return (
    <TemplateCard
      record={orientacao}
      actions={actions}
      title={orientacao.titulo}
      colour={colour}
      badges={
        <>
          <Badge>{label}</Badge>
          {orientacao.is_sample && <SampleBadge />}
        </>
      }
      isReadOnly={!isMine && user.role !== 'admin'}
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

/** Marks a record of the starter library. */
function SampleBadge() {
  return <Badge variant="warning">Exemplo</Badge>;
}

function CategoryBadge({ nome, cor }: { nome: string; cor: string | null }) {
  return (
    <Badge>
      <span className="flex items-center gap-1.5">
        <ColourDot colour={cor} className="size-2.5" />
        <span className="truncate">{nome}</span>
      </span>
    </Badge>
  );
}
