import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../lib/cn.ts';
import { Card } from './card.tsx';
import { lazyPart } from './lazy-dialog.tsx';
import type { RowsView } from './rows-in-view.tsx';
import { Skeleton } from './states.tsx';

// Three columns on large screens (P13). On smaller screens, as many columns as the width of a card allows.
const columns = 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] lg:grid-cols-3';

// Up to this many, all cards are in the page: the browser's search finds them, and paper has them.
const ALL_IN_PAGE = 60;

const RowsInView = lazyPart(() => import('./rows-in-view.tsx').then((m) => m.RowsInView), { isQuiet: true });

interface CardGridProps<T extends { id: string }> {
  label: string;
  /** Identifies the list: another search or order begins at its top. */
  name: string;
  items: readonly T[];
  /** The place of the first item, if the ones before it are not loaded. */
  from?: number;
  /** No more items follow. */
  isComplete: boolean;
  /** Called with the place of the first card on the screen. */
  onReach?: (index: number) => void;
  children: (item: T) => ReactNode;
}

/** Cards in rows. Of a long list only the rows near the screen are in the page. */
export function CardGrid<T extends { id: string }>(props: CardGridProps<T>) {
  const { label, name, items, from = 0, isComplete, onReach, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<RowsView | null>(null);
  const focusedId = useFocusedCard(list);
  useTopOfAnotherList(list, name);
  const isMounted = useIsMounted();
  const count = from + items.length;
  const isLong = count > ALL_IN_PAGE;
  const first = isLong ? view?.first : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a page was loaded, the one before it may be missing too.
  useEffect(() => {
    if (first !== undefined) onReach?.(first);
  }, [first, onReach, from]);
  // The browser lays the new rows out now, between two frames, instead of at the beginning of the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other rows.
  useLayoutEffect(() => void list.current?.getBoundingClientRect(), [view]);

  const cellAt = (index: number, place?: PlaceInRow) => {
    const item = items[index - from];
    const size = isComplete ? count : UNKNOWN;
    if (!item) return <LoadingCell key={index} {...place} />;
    return (
      <li
        key={item.id}
        {...place}
        data-card={item.id}
        aria-setsize={place && size}
        aria-posinset={place && index + 1}
        className={cell}
      >
        {children(item)}
      </li>
    );
  };
  const isWindow = isLong && view;
  // A list that opens long, on the way back, has its rows before the first paint.
  const cards = isLong && !isMounted ? 0 : Math.min(count, isLong ? ALL_IN_PAGE : count);
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className={cn(columns, '[overflow-anchor:none]')}
        style={isWindow ? spaceAround(view) : undefined}
      >
        {isWindow
          ? view.rows.flatMap((row, at) => cellsOf(view, row, view.rows[at - 1], count, cellAt))
          : Array.from({ length: cards }, (_, index) => cellAt(index))}
      </ul>
      {isLong && (
        <RowsInView
          key={name}
          list={list}
          name={name}
          count={count}
          focused={placeOf(items, focusedId, from)}
          onView={setView}
        />
      )}
    </>
  );
}

const cell = 'min-w-0 *:h-full';
// The value of aria-setsize for a list whose length is not known.
const UNKNOWN = -1;

interface PlaceInRow {
  'data-index': number;
  ref?: RowsView['measure'];
  style?: CSSProperties;
}

type Row = RowsView['rows'][number];

function cellsOf(
  { columns, gap, measure }: RowsView,
  row: Row,
  before: Row | undefined,
  count: number,
  cellAt: (index: number, place: PlaceInRow) => ReactNode,
): ReactNode[] {
  // Rows between this one and the one before it are not in the page.
  const missing = before ? row.start - before.end - gap : 0;
  const style = missing > 0 ? { marginTop: missing } : undefined;
  const start = row.index * columns;
  const end = Math.min(start + columns, count);
  return Array.from({ length: Math.max(end - start, 0) }, (_, at) =>
    cellAt(start + at, { 'data-index': row.index, style, ref: at === 0 ? measure : undefined }),
  );
}

const spaceAround = ({ rows, height }: RowsView): CSSProperties => ({
  paddingTop: rows[0]?.start,
  paddingBottom: height - (rows.at(-1)?.end ?? 0),
});

const placeOf = (items: readonly { id: string }[], id: string | null, from: number): number => {
  const place = id === null ? -1 : items.findIndex((item) => item.id === id);
  return place < 0 ? -1 : from + place;
};

/** The card that had the focus last: it stays in the page, and the button of a dialog that it opened with it. */
function useFocusedCard(list: RefObject<HTMLElement | null>): string | null {
  const [focused, setFocused] = useState<string | null>(null);
  // The focus belongs to the document, outside React.
  useEffect(() => {
    const element = list.current;
    const onFocus = ({ target }: FocusEvent) =>
      setFocused((target as Element).closest<HTMLElement>('[data-card]')?.dataset.card ?? null);
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [list]);
  return focused;
}

/** Another search or order of the list begins at its top, if that is above the screen. */
function useTopOfAnotherList(list: RefObject<HTMLElement | null>, name: string): void {
  const shown = useRef(name);
  useLayoutEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [list, name]);
}

function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

/** A card whose page was dropped and is loading again. */
const LoadingCell = (place: Partial<PlaceInRow>) => (
  <li {...place} aria-hidden="true" className={cell}>
    <Card className="min-h-56">
      <Skeleton className="h-4 w-2/3" />
    </Card>
  </li>
);

/** Placeholders for cards: same columns, about the same height, so that nothing jumps when the cards load. */
export function CardGridSkeleton() {
  return (
    <div role="status" className={cn(columns, 'animate-in fade-in fill-mode-both delay-150')}>
      <span className="sr-only">Carregando...</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key} aria-hidden="true" className="grid h-56 content-start gap-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid grow gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-5/6" />
          <Skeleton className="mt-6 h-9 w-28" />
        </Card>
      ))}
    </div>
  );
}
