import { useCallback, useMemo, useRef, useState } from 'react';

/**
 * Which records of a list are selected. With Shift, all from the last one that was pressed to this one get the same state.
 * `list` is called with the ids in the order of the screen.
 */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const order = useRef<readonly string[]>([]);
  const anchor = useRef<string | null>(null);

  const toggle = useCallback((id: string, isOn: boolean, isRange: boolean) => {
    const ids = isRange ? between(order.current, anchor.current, id) : [id];
    anchor.current = id;
    setSelected((before) => {
      const next = new Set(before);
      for (const one of ids) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);
  const list = useCallback((ids: readonly string[]) => {
    order.current = ids;
  }, []);
  const start = useCallback(() => {
    anchor.current = null;
    setSelected(new Set());
  }, []);
  const end = useCallback(() => setSelected(null), []);
  const selectAll = useCallback(() => setSelected(new Set(order.current)), []);

  return useMemo(
    () => ({
      isOn: selected !== null,
      /** The selected ids; a record that has left the list meanwhile is still among them. */
      ids: selected ?? none,
      toggle,
      list,
      start,
      end,
      selectAll,
    }),
    [selected, toggle, list, start, end, selectAll],
  );
}

export type Selection = ReturnType<typeof useSelection>;

const none: ReadonlySet<string> = new Set();

function between(order: readonly string[], from: string | null, to: string): readonly string[] {
  const [a, b] = [order.indexOf(from ?? to), order.indexOf(to)];
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}
