import type { Stored } from '@alecrim/domain';
import { type NumberColumn, type Uncalculated, uncalculatedOf } from '@alecrim/domain/pure';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FoldedNote } from '../../../ui/folded-note.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { LoadingArea } from '../../../ui/loading.tsx';
import { uncalculatedWords } from './uncalculated-words.ts';

// It starts the worker that reads the lines.
const UncalculatedItems = lazyPart(
  () => import('./uncalculated-items.tsx').then((m) => m.UncalculatedItems),
  { waiting: <LoadingArea className="min-h-16" /> },
);

/** Before the plan is shared or printed: what the numbers on its document leave out. The patient is not told. */
export function UncalculatedNote({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isOpen, setOpen] = useState(false);
  const left = uncalculatedOf(plan);
  return (
    left && (
      <FoldedNote
        icon={Calculator}
        className="text-warning"
        words={`Antes de enviar: ${uncalculatedWords(left)}`}
        onToggle={setOpen}
      >
        <p className="text-muted">O paciente vê os totais, sem este aviso.</p>
        {isOpen && left.itens > 0 && <UncalculatedItems plan={plan} />}
        <MissingValues faltam={left.faltam} />
        <Button asChild look="outline" size="sm" className="mt-1 justify-self-start">
          <Link to={paths.editar(plan.id)}>Conferir no editor</Link>
        </Button>
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

const MissingValues = ({ faltam }: Pick<Uncalculated, 'faltam'>) =>
  faltam.length > 0 && (
    <p>
      A tabela não informa {list.format(faltam.map((name) => names[name]))} de algum alimento: o total real é
      maior.
    </p>
  );
