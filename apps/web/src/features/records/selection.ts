import { useCallback, useMemo, useRef, useState } from 'react';

/** The ids of a list in its order; null for one that cannot be selected. */
interface Order {
  name: string;
  ids: readonly (string | null)[];
}

export interface LoadedPart {
  name: string;
  /** The place of the first loaded id. */
  from: number;
  /** No more ids follow. */
  isComplete: boolean;
}

/**
 * Which records of a list are selected. With Shift, all from the last one that was pressed to this one get the same state.
 * `list` is called with the ids that are loaded. Those of pages that were dropped meanwhile are still known, so that a range
 * and all reach over them.
 */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const order = useRef<Order>({ name: '', ids: [] });
  const anchor = useRef<string | null>(null);

  const toggle = useCallback((id: string, isOn: boolean, isRange: boolean) => {
    const ids = isRange ? between(order.current.ids, anchor.current, id) : [id];
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
  const list = useCallback((loaded: Order['ids'], part: LoadedPart) => {
    const { name, from, isComplete } = part;
    const known = order.current.name === name ? order.current.ids : [];
    const isLoaded = new Set(loaded);
    const later = isComplete ? [] : known.slice(from + loaded.length).filter((id) => !isLoaded.has(id));
    order.current = { name, ids: [...known.slice(0, from), ...loaded, ...later] };
  }, []);
  const start = useCallback(() => {
    anchor.current = null;
    setSelected(new Set());
  }, []);
  const end = useCallback(() => setSelected(null), []);
  const selectAll = useCallback(
    () => setSelected(new Set(order.current.ids.filter((id) => id !== null))),
    [],
  );

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

function between(order: Order['ids'], from: string | null, to: string): readonly string[] {
  const [a, b] = [order.indexOf(from ?? to), order.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return order.slice(Math.min(a, b), Math.max(a, b) + 1).filter((id) => id !== null);
}
