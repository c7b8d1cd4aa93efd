import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The rows of a grid that are in the page, and what they have to know of the rest. */
export interface RowsView {
  columns: number;
  /** The place in the list of the first card on the screen. */
  first: number;
  rows: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[];
  gap: number;
  /** The height of all rows. */
  height: number;
  /** The ref of the first card of each row. */
  measure: (card: Element | null) => void;
}

interface RowsInViewProps {
  list: RefObject<HTMLElement | null>;
  /** Identifies the list, so that it has its heights when the person comes back. */
  name: string;
  /** How many cards the list has. */
  count: number;
  /** The place of the card that has the focus; -1 for none. */
  focused: number;
  onView: (view: RowsView | null) => void;
}

/** Tells a grid which of its rows are near the screen. Its script is loaded for long lists only. */
export function RowsInView(props: RowsInViewProps) {
  const shape = useGridShape(props.list);
  return shape && <RowWindow {...props} {...shape} />;
}

interface GridShape {
  columns: number;
  gap: number;
  /** The height of the page above the list, in pixels. */
  top: number;
}

/** The style sheet says how many columns there are. */
function useGridShape(list: RefObject<HTMLElement | null>): GridShape | null {
  const [shape, setShape] = useState<GridShape | null>(null);
  // The layout is outside React. Before the paint: without a shape there are no rows.
  useLayoutEffect(() => {
    const read = () => setShape((before) => same(before, shapeOf(list.current)));
    read();
    // What is above the list changes the height of the body; a change of the width changes the columns.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}

function shapeOf(list: HTMLElement | null): GridShape | null {
  if (!list) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: list.getBoundingClientRect().top + window.scrollY,
  };
}

const same = (before: GridShape | null, next: GridShape | null) =>
  before && next && before.columns === next.columns && before.gap === next.gap && before.top === next.top
    ? before
    : next;

// Before a row was measured.
const USUAL_HEIGHT = 240;
// Rows outside the screen, so that Tab finds the next card and a quick scroll finds no gap.
const AROUND = 3;

// The heights of the lists that were left, for the way back.
const heights = new Map<string, Heights>();
const MOST_KEPT = 10;

interface Heights {
  measured: VirtualItem[];
  /** Of the rows that were not measured. */
  usual: number;
}

function keepHeights(name: string, kept: Heights): void {
  heights.delete(name);
  heights.set(name, kept);
  const [oldest] = heights.keys();
  if (heights.size > MOST_KEPT && oldest !== undefined) heights.delete(oldest);
}

// The same row of other columns has other cards.
const keyOf = (row: number, columns: number): string => `${columns} ${row}`;

/** The heights of the rows that are in the page while all cards are. */
function heightsIn(list: HTMLElement | null, columns: number): Heights {
  const cards = [...(list?.children ?? [])].filter((_, place) => place % columns === 0);
  const measured = cards.map((card, index): VirtualItem => {
    const size = card.getBoundingClientRect().height;
    return { key: keyOf(index, columns), index, size, start: 0, end: size, lane: 0 };
  });
  return { measured, usual: measured[0]?.size || USUAL_HEIGHT };
}

function RowWindow({ list, name, count, focused, onView, columns, gap, top }: RowsInViewProps & GridShape) {
  const isAttached = useRef(false);
  const [{ measured, usual }] = useState(() => heights.get(name) ?? heightsIn(list.current, columns));
  const focusedRow = focused < 0 ? -1 : Math.floor(focused / columns);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => usual,
    getItemKey: useCallback((row: number) => keyOf(row, columns), [columns]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focusedRow), [focusedRow]),
    gap,
    scrollMargin: top,
    overscan: AROUND,
    initialMeasurementsCache: measured,
    measureElement: (card, entry, { itemSizeCache, indexFromElement, options }) =>
      entry?.borderBoxSize[0]?.blockSize ??
      itemSizeCache.get(options.getItemKey(indexFromElement(card))) ??
      card.getBoundingClientRect().height,
    // A render in the event of a scroll would make the scroll wait.
    useFlushSync: false,
    // The position of a page that opens is not this component's: it begins at its top, or where it was left.
    scrollToFn: (...target) => isAttached.current && windowScroll(...target),
  });
  const shown = rows.getVirtualItems();
  const first = (rows.range?.startIndex ?? 0) * columns;
  const height = rows.getTotalSize();

  // Before the paint: the cards of a row that came near are in the same picture.
  useLayoutEffect(() => {
    const inList = shown.map(({ index, start, end }) => ({ index, start: start - top, end: end - top }));
    onView({ columns, first, rows: inList, gap, height, measure: rows.measureElement });
  }, [onView, rows, shown, columns, first, gap, top, height]);
  useEffect(() => {
    isAttached.current = true;
  }, []);
  useLayoutEffect(
    () => () => {
      keepHeights(name, { measured: rows.takeSnapshot(), usual });
      onView(null);
    },
    [name, usual, rows, onView],
  );
  useSameCards(rows, columns, first);
  return null;
}

/** Other columns are other rows: the first card on the screen stays there. */
function useSameCards(
  rows: Pick<ReturnType<typeof useWindowVirtualizer<Element>>, 'scrollToIndex' | 'scrollOffset' | 'options'>,
  columns: number,
  first: number,
) {
  const before = useRef({ columns, first });
  useLayoutEffect(() => {
    const { scrollOffset, options } = rows;
    const isInList = (scrollOffset ?? 0) > options.scrollMargin;
    if (before.current.columns !== columns && isInList)
      rows.scrollToIndex(Math.floor(before.current.first / columns), { align: 'start' });
    before.current = { columns, first };
  }, [rows, columns, first]);
}

/** The row with the focus stays in the page with its neighbours, so that the focus is not lost and Tab goes on from it. */
function withFocused(range: Range, focused: number): number[] {
  const near = defaultRangeExtractor(range);
  if (focused < 0) return near;
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...near, ...kept])].toSorted((a, b) => a - b);
}
