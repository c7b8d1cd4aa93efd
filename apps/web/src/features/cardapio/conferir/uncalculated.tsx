import type { Stored } from '@alecrim/domain';
import { type NumberColumn, uncalculatedOf } from '@alecrim/domain/pure';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { FoldedNote } from '../../../ui/folded-note.tsx';
import { UncalculatedItems } from './uncalculated-items.tsx';

/** What the numbers on the document leave out, line by line. The patient is not told. */
export function Uncalculated({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isOpen, setOpen] = useState(false);
  const left = uncalculatedOf(plan);
  return (
    left && (
      <FoldedNote
        icon={Calculator}
        className="text-muted"
        words="O que não está nos totais"
        onToggle={setOpen}
      >
        <p className="text-muted">O paciente vê os totais, sem este aviso.</p>
        {/* It starts the worker that reads the lines. */}
        {isOpen && left.itens > 0 && <UncalculatedItems plan={plan} />}
        {left.faltam.length > 0 && (
          <p>
            A tabela não informa {list.format(left.faltam.map((name) => names[name]))} de algum alimento: o
            total real é maior.
          </p>
        )}
      </FoldedNote>
    )
  );
}

const names: Record<NumberColumn, string> = {
  kcal: 'energia',
  proteina: 'proteína',
  carboidrato: 'carboidrato',
  gordura: 'gordura',
  fibra: 'fibra',
};

const list = new Intl.ListFormat('pt-BR');
