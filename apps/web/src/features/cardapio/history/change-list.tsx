import { Minus, Pencil, Plus } from 'lucide-react';
import type { ChangeGroup, PlanChange } from './plan-diff.ts';

const signs = {
  added: { icon: Plus, style: 'brand-edge bg-brand-soft text-brand-ink' },
  removed: { icon: Minus, style: 'bg-danger-soft text-danger' },
  changed: { icon: Pencil, style: 'bg-warning-soft text-warning' },
};

/** The changes in words; the icons only repeat them. */
export function ChangeList({ groups }: { groups: readonly ChangeGroup[] }) {
  if (groups.length === 0) return <p className="text-sm text-muted">Nenhuma diferença no texto.</p>;
  return (
    <ul className="grid gap-4">
      {groups.map(({ title, changes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may carry the same name, and none ever moves here.
        <li key={index} className="min-w-0">
          <p className="mb-1.5 text-sm font-semibold break-words">{title}</p>
          <ul className="grid gap-1.5">
            {changes.map((change, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished list.
              <Change key={place} change={change} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { kind, text } }: { change: PlanChange }) {
  const { icon: Icon, style } = signs[kind];
  return (
    <li className="flex items-start gap-2 text-sm">
      <span
        aria-hidden="true"
        className={`mt-0.5 flex size-4.5 shrink-0 items-center justify-center rounded-full ${style}`}
      >
        <Icon className="size-3" />
      </span>
      <span className="min-w-0 break-words">{text}</span>
    </li>
  );
}
