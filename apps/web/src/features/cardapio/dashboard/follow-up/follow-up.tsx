import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../../../data/context.ts';
import { followUpQuery } from '../../../../data/follow-up.ts';
import { dayOf } from '../../../../lib/dates.ts';
import { attempt, FOLLOW_UP_HEIGHT, pageStorage } from '../../../../lib/storage.ts';
import { lazyPart } from '../../../../ui/lazy-dialog.tsx';

// The plans come first: the lists are loaded while they are on the screen.
const Panel = lazyPart(() => import('./follow-up-panel.tsx').then((m) => m.FollowUpPanel), { isQuiet: true });

const hasNothing = (list: readonly unknown[] | { total: number }): boolean =>
  ('total' in list ? list.total : list.length) === 0;

/** Who needs attention and what happened last. A new account sees nothing of it. */
export function FollowUp() {
  const query = useQuery(followUpQuery(useClient(), dayOf(new Date())));
  const box = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState<number | undefined>(reservedHeight);
  const onShown = useCallback(() => {
    setMinHeight(undefined);
    rememberHeight(box.current?.firstElementChild?.getBoundingClientRect().height ?? 0);
  }, []);
  const isEmpty = query.data && Object.values(query.data).every(hasNothing);
  // The height is outside React.
  useEffect(() => {
    if (isEmpty) onShown();
  }, [isEmpty, onShown]);
  return (
    // The margin is inside, so that the height includes it.
    <div ref={box} style={{ minHeight }}>
      {!query.isPending && !isEmpty && <Panel query={query} onShown={onShown} />}
    </div>
  );
}

/** The height that the lists had at the last visit in a window of this width: it is kept free until they have loaded. */
function reservedHeight(): number {
  const [width, height] = attempt(() => JSON.parse(pageStorage()?.getItem(FOLLOW_UP_HEIGHT) ?? '[]')) ?? [];
  return width === window.innerWidth && Number.isFinite(height) ? height : 0;
}

const rememberHeight = (height: number) =>
  attempt(() => pageStorage()?.setItem(FOLLOW_UP_HEIGHT, JSON.stringify([window.innerWidth, height])));
