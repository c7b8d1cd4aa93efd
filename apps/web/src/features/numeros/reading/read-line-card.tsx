import type { Item, LineState, Span } from '@alecrim/nutrition';
import { Badge } from '../../../ui/badge.tsx';
import { inWhole } from '../amount-words.ts';
import type { ReadLine } from '../worker/worker-client.ts';
import { ReadItem } from './read-item.tsx';

const states: Record<LineState, { label: string; variant: 'neutral' | 'brand' | 'warning' }> = {
  counted: { label: 'Calculado', variant: 'brand' },
  partial: { label: 'Calculado em parte', variant: 'warning' },
  unsure: { label: 'Confira', variant: 'warning' },
  unknown: { label: 'Não calculado', variant: 'warning' },
  free: { label: 'À vontade, não entra na conta', variant: 'neutral' },
  'not-food': { label: 'Não é alimento', variant: 'neutral' },
};

/** One line as it was typed, and the foods that were read in it. */
export function ReadLineCard({ line: { reading, state, kcal }, index }: { line: ReadLine; index: number }) {
  const { label, variant } = states[state];
  const isCounted = state === 'counted' || state === 'partial';
  return (
    <section aria-label={reading.text} className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 grow basis-48 font-medium [overflow-wrap:anywhere]">
          <MarkedLine text={reading.text} items={reading.items} />
        </p>
        <span className="flex shrink-0 items-center gap-2">
          {isCounted && <span className="text-sm tabular-nums">{inWhole(kcal)} kcal</span>}
          <Badge variant={variant}>{label}</Badge>
        </span>
      </div>
      {state !== 'not-food' && (
        <ul className="grid gap-2">
          {reading.items.map((item, itemIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line have no other name.
            <li key={itemIndex}>
              <ReadItem item={item} at={{ line: reading.text, lineIndex: index, itemIndex }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The line as it was typed, with the words of the open items underlined. */
function MarkedLine({ text, items }: { text: string; items: readonly Item[] }) {
  const marked = spansOf(items.filter(isOpen));
  let at = 0;
  const pieces = marked.flatMap(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return [
      before,
      <mark
        key={from}
        className="bg-transparent text-inherit underline decoration-warning decoration-2 underline-offset-4"
      >
        {text.slice(from, to)}
      </mark>,
    ];
  });
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}

/** The nutritionist should check it. */
const isOpen = ({ confidence, role }: Item) => confidence === 'unsure' && role !== 'alternative';

/** From the first word of each item to its last; spans that touch are joined. */
function spansOf(items: readonly Item[]): Span[] {
  const spans = items
    .flatMap(({ foodSpan }) => (foodSpan ? [foodSpan] : []))
    .sort(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
