interface ItemListProps {
  items: readonly string[];
  className?: string;
}

export function ItemList({ items, className }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, no state, and may repeat
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
}
