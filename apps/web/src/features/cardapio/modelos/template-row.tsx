import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { ModeloPreview } from './modelo-dialog.tsx';
import type { Modelo } from './modelo-words.ts';

interface TemplateListProps {
  label: string;
  modelos: readonly Modelo[];
  /** The lines below the name. */
  below: (modelo: Modelo) => ReactNode;
  onPick: (modelo: Modelo) => void;
}

/** Templates that can be unfolded, one at a time, and picked. */
export function TemplateList({ label, modelos, below, onPick }: TemplateListProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {modelos.map((modelo) => (
        <TemplateRow
          key={modelo.id}
          modelo={modelo}
          isShown={shown === modelo.id}
          onShow={() => setShown((was) => (was === modelo.id ? null : modelo.id))}
          onPick={() => onPick(modelo)}
        >
          {below(modelo)}
        </TemplateRow>
      ))}
    </ul>
  );
}

interface TemplateRowProps {
  modelo: Modelo;
  isShown: boolean;
  onShow: () => void;
  onPick: () => void;
  children: ReactNode;
}

function TemplateRow({ modelo, isShown, onShow, onPick, children }: TemplateRowProps) {
  return (
    <li className="rounded-control border border-line">
      <div className="flex items-center gap-2 pr-3">
        <button
          type="button"
          aria-expanded={isShown}
          onClick={onShow}
          className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control py-2 pl-4 text-left hover:bg-soft/60"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4.5 shrink-0 text-muted', !isShown && '-rotate-90')}
          />
          <span className="min-w-0 grow">
            <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{modelo.nome}</span>
            {children}
          </span>
        </button>
        <Button look="soft" size="sm" aria-label={`Usar modelo ${modelo.nome}`} onClick={onPick}>
          Usar
        </Button>
      </div>
      {isShown && (
        <div className="px-4 pb-4">
          <ModeloPreview modelo={modelo} />
        </div>
      )}
    </li>
  );
}
