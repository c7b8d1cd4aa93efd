import { counted, plural } from '@alecrim/domain/pure';
import type { RescaledLine } from '@alecrim/nutrition';
import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDismissToast, useToast } from '../../ui/toast.tsx';
import { type Replacement, replaceLines, replacementsOf, undone } from './replace-lines.ts';

/** Writes rescaled lines into the form as if they were typed, and offers one undo for all of them. */
export function useApplyRescale() {
  const { getValues, setValue } = useFormContext();
  const toast = useToast();
  const dismiss = useDismissToast();
  const offer = useRef<number>(undefined);
  const withdraw = useCallback(() => {
    if (offer.current !== undefined) dismiss(offer.current);
  }, [dismiss]);
  // A plan that is no longer on the page has nothing to undo.
  useEffect(() => withdraw, [withdraw]);

  return useCallback(
    (lines: readonly RescaledLine[]) => {
      const meals = () => getValues('refeicoes') ?? [];
      const write = (replacements: readonly Replacement[]) => {
        const { lists, left } = replaceLines(meals(), replacements);
        for (const [path, list] of lists) setValue(path, list, { shouldDirty: true });
        return left;
      };
      const undo = (replacements: readonly Replacement[]) => {
        const left = write(undone(replacements));
        toast({ title: 'Quantidades restauradas', description: leftWords(left) });
      };
      const replacements = replacementsOf(meals(), lines);
      write(replacements);
      // An older offer would put back texts that are no longer there.
      withdraw();
      offer.current = toast({
        title: 'Quantidades ajustadas',
        description: changedWords(replacements.length),
        action: { label: 'Desfazer', onPress: () => undo(replacements) },
      });
    },
    [getValues, setValue, toast, withdraw],
  );
}

const changedWords = (count: number) => `${counted(count, 'item mudou', 'itens mudaram')}. Confira e salve.`;

function leftWords(left: number): string {
  if (left === 0) return 'Todos os itens voltaram como estavam.';
  return `${counted(left, 'item foi editado', 'itens foram editados')} depois e ${plural(left, 'ficou como está', 'ficaram como estão')}.`;
}
