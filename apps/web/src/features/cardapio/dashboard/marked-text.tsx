import { searchable } from '@alecrim/domain/pure';

/** A text in which the words that a search found stand out. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const words = searchable(search).split(' ').filter(Boolean);
  let place = 0;
  return text.split(/(\s+)/).map((part) => {
    const key = place++;
    const isFound = words.some((word) => searchable(part).includes(word));
    return isFound ? (
      <mark key={key} className="rounded-sm bg-warning-soft text-ink">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
