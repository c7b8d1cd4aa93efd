import { shownLine } from '@alecrim/domain/pure';

// Enough to recognise a template by; the rest is in its dialog.
const PREVIEW_LINES = 3;

/** The first lines of a list, and how many more there are. */
export function ItemPreview({ items, more }: { items: readonly string[]; more: (count: number) => string }) {
  const shown = items.slice(0, PREVIEW_LINES).map((text, place) => ({ text, place }));
  const rest = items.length - PREVIEW_LINES;
  return (
    <>
      <ul className="grid gap-1">
        {shown.map(({ text, place }) => (
          <li key={place} className="flex gap-2">
            <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-line-strong/50" />
            <span className="line-clamp-2 min-w-0">{shownLine(text)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1.5 pl-3.5 font-medium">{more(rest)}</p>}
    </>
  );
}
