import type { LineState } from '@alecrim/nutrition';
import { Badge } from '../../ui/badge.tsx';
import { inWhole } from './amount-words.ts';
import { MarkedLine } from './marked-line.tsx';
import type { ReadLine } from './messages.ts';
import { ReadItem } from './read-item.tsx';

const states: Record<LineState, { label: string; look: 'neutral' | 'brand' | 'warning' }> = {
  counted: { label: 'Calculado', look: 'brand' },
  partial: { label: 'Calculado em parte', look: 'warning' },
  unsure: { label: 'Confira', look: 'warning' },
  unknown: { label: 'Não calculado', look: 'warning' },
  free: { label: 'À vontade, não entra na conta', look: 'neutral' },
  'not-food': { label: 'Não é alimento', look: 'neutral' },
};

/** One line as it was typed, and what was read in it. */
export function ReadLineCard({ line: { reading, state, kcal }, place }: { line: ReadLine; place: number }) {
  const { label, look } = states[state];
  const isCounted = state === 'counted' || state === 'partial';
  return (
    <section aria-label={reading.text} className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 grow basis-48 font-medium [overflow-wrap:anywhere]">
          <MarkedLine text={reading.text} items={reading.items} />
        </p>
        <span className="flex shrink-0 items-center gap-2">
          {isCounted && <span className="text-sm tabular-nums">{inWhole(kcal)} kcal</span>}
          <Badge look={look}>{label}</Badge>
        </span>
      </div>
      {state !== 'not-food' && (
        <ul className="grid gap-2">
          {reading.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line have no other name.
            <li key={index}>
              <ReadItem item={item} at={{ line: reading.text, linePlace: place, itemPlace: index }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
