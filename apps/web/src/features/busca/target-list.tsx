import { useEffect } from 'react';
import { cn } from '../../lib/cn.ts';
import type { TargetGroup } from './targets.ts';

interface TargetListProps {
  id: string;
  groups: readonly TargetGroup[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (to: string) => void;
}

/** The found targets by group. The field keeps the focus and names the active one. */
export function TargetList({ id, groups, active, onActive, onChoose }: TargetListProps) {
  // The scroll position is outside React.
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  let index = 0;
  return (
    <div id={id} role="listbox" aria-label="Resultados">
      {groups.map(({ title, targets }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
        <div key={title} role="group" aria-label={title} className="pb-3">
          <p
            aria-hidden="true"
            className="px-2.5 pb-1 text-xs font-semibold tracking-wide text-muted uppercase"
          >
            {title}
          </p>
          {targets.map(({ to, label, detail, icon: Icon }) => {
            const place = index++;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus and points here.
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the combobox's.
              <div
                key={to}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                // Pressing must not take the focus from the field before the choice is made.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => place !== active && onActive(place)}
                onClick={() => onChoose(to)}
                className={cn(
                  'flex min-h-11 cursor-pointer scroll-mt-20 items-center gap-3 rounded-lg px-2.5 py-1.5 md:min-h-9',
                  place === active && 'bg-soft',
                )}
              >
                <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
                <span className="min-w-0 truncate text-sm font-medium">{label}</span>
                {detail?.trim() && (
                  <span className="min-w-0 truncate text-sm text-muted">{detail.trim()}</span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
