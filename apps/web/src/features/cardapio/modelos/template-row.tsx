import { ChevronDown } from 'lucide-react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { ModeloPreview } from './modelo-preview.tsx';
import { type Modelo, modeloSummary } from './modelo-words.ts';

interface TemplateRowProps {
  modelo: Modelo;
  isShown: boolean;
  onShow: () => void;
  onPick: () => void;
}

/** A template that unfolds to be read, and is taken by a press. */
export function TemplateRow({ modelo, isShown, onShow, onPick }: TemplateRowProps) {
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
            <span className="block text-sm text-muted">{modeloSummary(modelo)}</span>
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
