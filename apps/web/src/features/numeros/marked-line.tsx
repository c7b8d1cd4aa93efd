import type { Item, Span } from '@alecrim/nutrition';

/** The line as it was typed, with a thin mark under the words of the items that are to be looked at. */
export function MarkedLine({ text, items }: { text: string; items: readonly Item[] }) {
  const marked = spansOf(items.filter(isOpen));
  let at = 0;
  const pieces = marked.flatMap(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return [before, <Mark key={from} text={text.slice(from, to)} />];
  });
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}

const Mark = ({ text }: { text: string }) => (
  <mark className="bg-transparent text-inherit underline decoration-warning decoration-2 underline-offset-4">
    {text}
  </mark>
);

const isOpen = ({ confidence, role }: Item) => confidence === 'unsure' && role !== 'alternative';

/** From the first word of an item to its last; items that touch are one. */
function spansOf(items: readonly Item[]): Span[] {
  const spans = items
    .flatMap(({ foodSpan }) => (foodSpan ? [foodSpan] : []))
    .sort(([one], [other]) => one - other);
  const apart: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
