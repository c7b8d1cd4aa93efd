import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cn } from '../../../lib/cn.ts';
import type { AnyTemplate, PartKind } from '../editor/part-kinds.tsx';
import { LibraryPreview } from './library-preview.tsx';

interface LibraryRowProps {
  kind: PartKind;
  template: AnyTemplate;
  /** Its place among the picked ones, from 1; 0 when it is not picked. */
  place: number;
  isShown: boolean;
  onToggle: () => void;
  onShow: () => void;
}

export function LibraryRow({ kind, template, place, isShown, onToggle, onShow }: LibraryRowProps) {
  const id = useId();
  const name = 'nome' in template ? template.nome : template.titulo;
  return (
    <li
      className={cn(
        'rounded-control border transition-colors',
        place > 0 ? 'border-brand-ink/50 bg-brand-soft' : 'border-line hover:bg-soft/60',
      )}
    >
      <div className="flex items-stretch">
        <label htmlFor={id} className="flex items-center py-3 pr-3 pl-4">
          <input
            id={id}
            type="checkbox"
            checked={place > 0}
            onChange={onToggle}
            aria-label={`Escolher ${name}`}
            className="size-5"
          />
        </label>
        <button
          type="button"
          aria-expanded={isShown}
          onClick={onShow}
          className="flex min-h-14 min-w-0 grow items-center gap-2 rounded-control py-2 pr-3 text-left"
        >
          <span className="min-w-0 grow">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-sm text-muted">{kind.summaryOf(template)}</span>
          </span>
          {place > 0 && (
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full brand-edge bg-brand text-xs font-bold text-on-brand"
            >
              {place}
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={cn(
              'size-4.5 shrink-0 text-muted',
              isShown ? 'rotate-180 md:-rotate-90' : 'md:-rotate-90',
            )}
          />
        </button>
      </div>
      {isShown && (
        <div className="px-3 pb-3 md:hidden">
          <LibraryPreview kind={kind} template={template} />
        </div>
      )}
    </li>
  );
}
