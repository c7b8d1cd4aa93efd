import { SwapLine } from './swap-line.tsx';

interface ItemListProps {
  items: readonly string[];
  className?: string;
  /** What may be eaten in place of each item, where something may. */
  swaps?: readonly (readonly string[] | undefined)[];
}

export function ItemList({ items, className, swaps = [] }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, no state, and may repeat
        <li key={place}>{swaps[place] ? <SwapLine line={item} equivalents={swaps[place]} /> : item}</li>
      ))}
    </ul>
  );
}
