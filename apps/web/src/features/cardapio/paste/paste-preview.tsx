import { planOfBlocks } from '@alecrim/domain/plan-from-text';
import { counted } from '@alecrim/domain/pure';
import { FileQuestion } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BlockCard } from './block-card.tsx';
import type { EditedBlock } from './edit-blocks.ts';

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
