import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDismissToast, useToast } from '../../ui/toast.tsx';

/** Gives back what puts the former text back. */
export type WriteLine = (place: number, text: string) => () => void;

/** Writes another text into a line of a list, as if it was typed, and offers to put the former text back. */
export function useWriteLine(name: string): WriteLine {
  const { getValues, setValue } = useFormContext();
  const toast = useToast();
  const dismiss = useDismissToast();
  const offers = useRef(new Set<number>()).current;
  // A list that is no longer on the page has nothing to undo.
  useEffect(
    () => () => {
      for (const offer of offers) dismiss(offer);
    },
    [dismiss, offers],
  );
  return useCallback(
    (place, text) => {
      const lines = (): string[] => getValues(name) ?? [];
      const before = lines()[place];
      if (before === undefined) return () => {};
      const write = (from: string, to: string) => {
        // The line may have moved since. A line that was changed again is left alone.
        const at = lines()[place] === from ? place : lines().indexOf(from);
        const written = lines().map((line, i) => (i === at ? to : line));
        if (at >= 0) setValue(name, written, { shouldDirty: true });
      };
      write(before, text);
      const undo = () => write(text, before);
      const action = { label: 'Desfazer', onPress: undo };
      offers.add(toast({ title: 'Substituição inserida', action }));
      return undo;
    },
    [getValues, setValue, name, toast, offers],
  );
}
