import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { SelectBox } from '../../ui/select-box.tsx';
import type { Selection } from './selection.ts';

interface SelectableCardProps {
  id: string;
  title: string;
  isSelected: boolean;
  /** Undefined for a record that cannot be selected. */
  toggle: Selection['toggle'] | undefined;
  children: ReactNode;
}

/** A card while records are selected: a press anywhere selects it, and its own buttons rest. */
export function SelectableCard({ id, title, isSelected, toggle, children }: SelectableCardProps) {
  return (
    <div className="relative">
      <div inert className={cn('h-full', !toggle && 'opacity-50')}>
        {children}
      </div>
      {toggle && (
        <div
          className={cn(
            'absolute inset-0 rounded-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
            isSelected ? 'ring-2 ring-brand-ink' : 'hover:ring-2 hover:ring-line-strong',
          )}
        >
          <SelectBox
            label={`Selecionar ${title}`}
            isSelected={isSelected}
            onToggle={(isOn, isRange) => toggle(id, isOn, isRange)}
            className="absolute inset-0 size-full appearance-none opacity-0"
          />
          <span
            aria-hidden="true"
            className={cn(
              'pointer-events-none absolute top-4 right-4 flex size-10 items-center justify-center rounded-xl border',
              isSelected
                ? 'brand-edge border-brand-ink bg-brand text-on-brand'
                : 'border-line-strong bg-surface',
            )}
          >
            {isSelected && <Check className="size-4.5" />}
          </span>
        </div>
      )}
    </div>
  );
}
