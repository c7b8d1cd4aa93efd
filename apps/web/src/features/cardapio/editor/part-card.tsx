import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { usePartList } from '../../../fields/part-list.ts';
import { PartMenu } from '../../../fields/part-menu.tsx';
import { DragHandle } from '../../../fields/sortable-list.tsx';
import { cn } from '../../../lib/cn.ts';
import { energyWords } from '../../numeros/amount-words.ts';
import { useNumbersOf } from '../../numeros/numbers-store.ts';
import type { AnyPart, PartKind } from './part-kinds.tsx';

interface PartCardProps {
  kind: PartKind;
  partKey: string;
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: (key: string) => void;
  actionsFor: ReturnType<typeof usePartList>['actionsFor'];
  onSaveToLibrary: (index: number) => void;
}

/** One meal, recipe or guidance sheet of the plan. Folded, it has no fields on the page. */
export const PartCard = memo(function PartCard(props: PartCardProps) {
  const { kind, partKey, index, count, isOpen, onToggle, actionsFor, onSaveToLibrary } = props;
  const { noun, Fields } = kind;
  const id = useId();
  const prefix = `${kind.name}.${index}.`;
  const label = `${noun} ${index + 1}`;
  return (
    <section aria-label={label} className={cardStyle}>
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-1 sm:pl-2">
        <DragHandle label={`Mover ${label}`} />
        <h3 className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onToggle(partKey)}
            className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control pr-1 text-left"
          >
            <span className="flex size-7 shrink-0 items-center justify-center rounded-full brand-edge bg-brand-soft text-sm font-bold text-brand-ink">
              {index + 1}
            </span>
            {/* On a phone the numbers are below the name, which would otherwise have room for a letter or two. */}
            <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:gap-3">
              <PartHeading kind={kind} index={index} isOpen={isOpen} />
              <PartNumbers path={`${kind.name}.${index}`} />
            </span>
            <ChevronDown
              aria-hidden="true"
              className={cn(
                'size-5 shrink-0 text-muted transition-transform duration-150',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        </h3>
        <PartMenu
          label={`Ações da ${label}`}
          actions={{ ...actionsFor(index, count), saveToLibrary: () => onSaveToLibrary(index) }}
        />
      </div>
      {isOpen && (
        <div id={id} className="border-t border-line p-4 sm:p-5">
          <Fields prefix={prefix} />
        </div>
      )}
    </section>
  );
});

// Typing in one part does not lay out the others. The part with the focus is excluded: its menus overflow its edge.
const cardStyle = 'rounded-card border border-line bg-surface shadow-card not-focus-within:[contain:content]';

interface PartHeadingProps {
  kind: PartKind;
  index: number;
  isOpen: boolean;
}

function PartHeading({ kind, index, isOpen }: PartHeadingProps) {
  const { getValues } = useFormContext();
  const name: string | null = useWatch({ name: `${kind.name}.${index}.${kind.nameField}`, exact: true });
  const part: AnyPart | undefined = getValues(`${kind.name}.${index}`);
  return (
    <span className="min-w-0 grow">
      <span className={cn('block truncate font-semibold', !name?.trim() && 'text-muted')}>
        {name?.trim() || `${kind.noun} sem nome`}
      </span>
      {!isOpen && part && <span className="block truncate text-sm text-muted">{kind.summaryOf(part)}</span>}
    </span>
  );
}

/** The energy of a meal or of a portion of a recipe, beside its name. */
function PartNumbers({ path }: { path: string }) {
  const numbers = useNumbersOf(path);
  if (!numbers || numbers.known === 0) return null;
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums">
      {energyWords(numbers.amounts.energy)}
    </span>
  );
}
