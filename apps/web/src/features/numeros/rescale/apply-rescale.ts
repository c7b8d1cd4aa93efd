import { counted, plural } from '@alecrim/domain/pure';
import type { RescaledLine } from '@alecrim/nutrition';
import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useHistory } from '../../../lib/form-history/use-history.ts';
import { useDismissToast, useToast } from '../../../ui/toast.tsx';

/** Writes rescaled lines into the form as if they were typed, and offers one undo for all of them. */
export function useApplyRescale() {
  const { getValues, setValue } = useFormContext();
  const { step } = useHistory();
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
      const sayRestored = (left: number) =>
        toast({ title: 'Quantidades restauradas', description: leftWords(left) });
      const undo = (replacements: readonly Replacement[]) => {
        const left = write(undone(replacements));
        sayRestored(left);
      };
      const replacements = replacementsOf(meals(), lines);
      const takeBack = step('Quantidades ajustadas', () => write(replacements));
      // An older offer would put back texts that are no longer there.
      withdraw();
      offer.current = toast({
        title: 'Quantidades ajustadas',
        description: changedWords(replacements.length),
        action: { label: 'Desfazer', onPress: () => takeBack(() => undo(replacements)) && sayRestored(0) },
      });
    },
    [getValues, setValue, step, toast, withdraw],
  );
}

const changedWords = (count: number) => `${counted(count, 'item mudou', 'itens mudaram')}. Confira e salve.`;

function leftWords(left: number): string {
  if (left === 0) return 'Todos os itens voltaram como estavam.';
  return `${counted(left, 'item foi editado', 'itens foram editados')} depois e ${plural(left, 'ficou como está', 'ficaram como estão')}.`;
}

interface Meal {
  id?: string | null;
  opcoes?: { id?: string | null; itens?: string[] | null }[] | null;
}

/** A line of a plan that gets another text. The ids find it again after its meal was moved. */
interface Replacement {
  place: RescaledLine['place'];
  mealId?: string | null;
  optionId?: string | null;
  from: string;
  to: string;
}

interface Replaced {
  /** The new lists, by their paths in the form. */
  lists: Map<string, string[]>;
  /** Lines that have another text by now, and stay. */
  left: number;
}

export function replacementsOf(meals: readonly Meal[], lines: readonly RescaledLine[]): Replacement[] {
  return lines
    .filter(({ before, after }) => before !== after)
    .map(({ place, before, after }) => {
      const meal = meals[place.meal];
      const option = meal?.opcoes?.[place.option];
      return { place, mealId: meal?.id, optionId: option?.id, from: before, to: after };
    });
}

export const undone = (replacements: readonly Replacement[]): Replacement[] =>
  replacements.map((one) => ({ ...one, from: one.to, to: one.from }));

/** Only a line that still reads `from` is replaced: text that was typed meanwhile is never lost. */
export function replaceLines(meals: readonly Meal[], replacements: readonly Replacement[]): Replaced {
  const lists = new Map<string, string[]>();
  let left = 0;
  for (const { place, mealId, optionId, from, to } of replacements) {
    const meal = placeOf(meals, mealId, place.meal);
    const options = meals[meal]?.opcoes ?? [];
    const option = placeOf(options, optionId, place.option);
    const path = `refeicoes.${meal}.opcoes.${option}.itens`;
    const list = lists.get(path) ?? [...(options[option]?.itens ?? [])];
    const line = list[place.line] === from ? place.line : list.indexOf(from);
    if (line < 0) left += 1;
    else {
      list[line] = to;
      lists.set(path, list);
    }
  }
  return { lists, left };
}

function placeOf(parts: readonly { id?: string | null }[], id: string | null | undefined, before: number) {
  const found = id ? parts.findIndex((part) => part.id === id) : -1;
  return found >= 0 ? found : before;
}
