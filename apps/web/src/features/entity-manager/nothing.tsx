import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface EmptyLook {
  icon: LucideIcon;
  title: string;
  text: string;
  firstLabel: string;
  /** Another offer than creating the first record. */
  offer?: ReactNode;
}

/** Shown when there are no records yet. */
export function NothingYet({
  icon,
  title,
  text,
  firstLabel,
  offer,
  onFirst,
}: EmptyLook & { onFirst: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <>
          <Button onClick={onFirst}>{firstLabel}</Button>
          {offer}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

/** A search or a filter without a match. */
export function NothingFound({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      action={
        <Button look="outline" onClick={onClear}>
          Limpar busca
        </Button>
      }
    >
      Confira a grafia ou procure por outra palavra.
    </EmptyState>
  );
}
