import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../../../lib/media.ts';
import { Button } from '../../../../ui/button.tsx';

export interface Row {
  key: string;
  content: ReactNode;
}

const [ON_PHONE, ON_DESK] = [2, 3];

/** The first rows, and the others on demand. `total` also counts those that the server did not list. */
export function RowList({ rows, total = rows.length }: { rows: readonly Row[]; total?: number }) {
  const [isWhole, setWhole] = useState(false);
  const few = useIsPhone() ? ON_PHONE : ON_DESK;
  // One more row takes no more space than the button.
  const isCut = !isWhole && rows.length > few + 1;
  const shown = isCut ? rows.slice(0, few) : rows;
  const unlisted = total - rows.length;
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ key, content }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            {content}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button variant="link" size="inline" onClick={() => setWhole(true)}>
          Ver todos
        </Button>
      )}
      {!isCut && unlisted > 0 && <p className="pt-2 text-sm text-muted">E mais {unlisted}.</p>}
    </>
  );
}
