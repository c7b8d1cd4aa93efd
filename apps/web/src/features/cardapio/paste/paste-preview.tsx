import { type BlockKind, planOfBlocks } from '@alecrim/domain/plan-from-text';
import { counted } from '@alecrim/domain/pure';
import { ArrowDown, ArrowUp, Ellipsis, FileQuestion, Merge, SquareSplitVertical } from 'lucide-react';
import { useMemo } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { Input } from '../../../ui/input.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { canMove, type EditedBlock, joined, moved, split, withChange } from './edit-blocks.ts';

interface PastePreviewProps {
  blocks: EditedBlock[];
  onChange: (blocks: EditedBlock[]) => void;
}

/** The parts that the text becomes, in its order. Each can be corrected. */
export function PastePreview({ blocks, onChange }: PastePreviewProps) {
  const summary = useMemo(() => summaryOf(blocks), [blocks]);
  if (blocks.length === 0)
    return (
      <EmptyState icon={FileQuestion} title="Nenhuma parte encontrada">
        Volte ao texto e confira o que foi colado.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-3 pt-1">
      <p role="status" className="text-sm font-medium">
        {summary}
      </p>
      <ol aria-label="Partes do texto" className="grid grid-cols-1 gap-3">
        {blocks.map((block, at) => (
          <BlockCard key={block.id} blocks={blocks} at={at} onChange={onChange} />
        ))}
      </ol>
    </div>
  );
}

function summaryOf(blocks: readonly EditedBlock[]): string {
  const { refeicoes, receitas, orientacoes, observacoes_finais } = planOfBlocks(blocks);
  return [
    counted(refeicoes.length, 'refeição', 'refeições'),
    receitas.length > 0 && counted(receitas.length, 'receita', 'receitas'),
    orientacoes.length > 0 && counted(orientacoes.length, 'orientação', 'orientações'),
    observacoes_finais && 'observações finais',
  ]
    .filter(Boolean)
    .join(' · ');
}

const kindLabels: Record<BlockKind, string> = {
  titulo: 'Título',
  refeicao: 'Refeição',
  opcao: 'Opção',
  receita: 'Receita',
  orientacao: 'Orientação',
  notas: 'Observações finais',
  fora: 'Deixar de fora',
};

const titleLabels: Partial<Record<BlockKind, string>> = {
  titulo: 'Título do cardápio',
  refeicao: 'Nome da refeição',
  opcao: 'Descrição da opção',
  receita: 'Nome da receita',
  orientacao: 'Título da orientação',
};

interface BlockCardProps {
  blocks: readonly EditedBlock[];
  at: number;
  onChange: (blocks: EditedBlock[]) => void;
}

/** A part: its kind, its name and its lines. An option stands under its meal. */
function BlockCard({ blocks, at, onChange }: BlockCardProps) {
  const block = blocks[at] as EditedBlock;
  const { kind, title, time, lines } = block;
  const nameLabel = titleLabels[kind] ?? (title ? 'Título' : undefined);
  const change = (part: Partial<EditedBlock>) => onChange(withChange(blocks, at, part));
  return (
    <li
      aria-label={[kindLabels[kind], title].filter(Boolean).join(': ')}
      className={cn(
        'grid gap-2 rounded-control border border-line p-3',
        kind === 'opcao' && 'ml-4 sm:ml-8',
        kind === 'fora' && 'border-dashed border-line-strong bg-soft text-muted',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Tipo da parte"
          value={kind}
          onChange={(event) => change({ kind: event.target.value as BlockKind })}
          className="h-10 w-44 text-sm font-semibold"
        >
          <Options labels={kindLabels} />
        </Select>
        {at > 0 && (
          <Button
            icon={Merge}
            variant="ghost"
            size="sm"
            className="ml-auto"
            onClick={() => onChange(joined(blocks, at))}
          >
            <span>
              Juntar<span className="max-sm:sr-only"> à anterior</span>
            </span>
          </Button>
        )}
      </div>
      {nameLabel && (
        <div className="grid grid-cols-[1fr_6.5rem] gap-2">
          <Input
            aria-label={nameLabel}
            placeholder={nameLabel}
            value={title}
            maxLength={300}
            onChange={(event) => change({ title: event.target.value })}
            className={cn('h-10', kind !== 'refeicao' && 'col-span-2')}
          />
          {kind === 'refeicao' && (
            <Input
              aria-label="Horário"
              placeholder="Horário"
              value={time}
              maxLength={100}
              onChange={(event) => change({ time: event.target.value })}
              className="h-10"
            />
          )}
        </div>
      )}
      {lines.length > 0 && (
        <ul className="grid">
          {lines.map((line, index) => (
            // Lines have no identity of their own: equal lines are interchangeable.
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
            <li key={index} className="flex items-start gap-1 border-t border-line/60 first:border-t-0">
              <span className="min-w-0 grow py-2 text-sm [overflow-wrap:anywhere]">{line}</span>
              <LineMenu blocks={blocks} at={at} line={index} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function LineMenu({ blocks, at, line, onChange }: BlockCardProps & { line: number }) {
  const place = { block: at, line };
  const begin = (kind: BlockKind) => onChange(split(blocks, place, kind));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          icon={Ellipsis}
          variant="ghost"
          size="icon"
          aria-label={`Mover ou separar: ${blocks[at]?.lines[line]?.slice(0, 60)}`}
          className="size-9 shrink-0"
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem
          icon={ArrowUp}
          disabled={!canMove(blocks, place, -1)}
          onSelect={() => onChange(moved(blocks, place, -1))}
        >
          Mover para cima
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={ArrowDown}
          disabled={!canMove(blocks, place, 1)}
          onSelect={() => onChange(moved(blocks, place, 1))}
        >
          Mover para baixo
        </DropdownMenuItem>
        {(['refeicao', 'opcao', 'receita', 'orientacao', 'notas'] as const).map((kind) => (
          <DropdownMenuItem icon={SquareSplitVertical} key={kind} onSelect={() => begin(kind)}>
            Começar aqui: {kindLabels[kind].toLowerCase()}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
