import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  /** How many options there are. */
  count: number;
  isListed: boolean;
  /** The option that is active before an arrow is pressed; -1 for none. */
  first: number;
}

/** A field with a list of options under it. The field keeps the focus and names the active option. */
export function useCombobox({ count, isListed, first }: ComboboxOptions) {
  const listId = useId();
  const [chosen, setActive] = useState(first);
  const active = isListed ? Math.min(chosen, count - 1) : -1;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);
  // The scroll position is outside React.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return {
    listId,
    active,
    setActive,
    reset: () => setActive(first),
    /** Whether the key was an arrow, which makes the option before or after the active one, or the one at the other end. */
    isMoved(event: KeyboardEvent): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.altKey) return false;
      event.preventDefault();
      const next = active + step;
      setActive(next >= count ? 0 : next < 0 ? count - 1 : next);
      return true;
    },
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
    } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        // Pressing must not take the focus from the field before the choice is made.
        onPointerDown: (event: PointerEvent) => event.preventDefault(),
      }) as const,
  };
}

export type Combobox = ReturnType<typeof useCombobox>;

/** Enter that ends a word of an input method chooses nothing. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
