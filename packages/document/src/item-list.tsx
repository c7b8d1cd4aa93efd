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

interface SwapLineProps {
  line: string;
  equivalents: readonly string[];
}

/** A line that the patient may swap. The script of the patient's page makes a button of each equivalent. */
function SwapLine({ line, equivalents }: SwapLineProps) {
  return (
    <details className="doc-swap">
      <summary>
        <span>{line}</span> <b className="no-print">Trocar</b>
      </summary>
      <div className="no-print">
        <p>Equivale a:</p>
        <ul>
          {equivalents.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
