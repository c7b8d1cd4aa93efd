import { counted, plural } from '@alecrim/domain/pure';
import type { RescaledLine } from '@alecrim/nutrition';
import type { StoredDecision } from '@alecrim/nutrition/decisions';
import { Undo2, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type TakeBack, useHistory } from '../../../lib/form-history/use-history.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

interface Applied {
  replacements: readonly Replacement[];
  takeBack: TakeBack;
}

/** An adjustment that was applied, as long as a line of it has its new text. */
interface AppliedRescale {
  words: string;
  undo: () => void;
  dismiss: () => void;
}

/** Writes rescaled lines into the form as one step of its history, and offers to take that step back. */
export function useApplyRescale() {
  const { getValues, setValue } = useFormContext();
  const { step } = useHistory();
  const toast = useToast();
  const [applied, setApplied] = useState<Applied>();
  const meals = useCallback((): readonly Meal[] => getValues('refeicoes') ?? [], [getValues]);

  const write = useCallback(
    (replacements: readonly Replacement[]) => {
      const { lists, left } = replaceLines(meals(), replacements);
      for (const [path, list] of lists) setValue(path, list, { shouldDirty: true });
      return left;
    },
    [meals, setValue],
  );

  const apply = useCallback(
    (lines: readonly RescaledLine[]) => {
      const replacements = replacementsOf(meals(), lines);
      const takeBack = step('Quantidades ajustadas', () => {
        write(replacements);
        const confirmed = lines.flatMap(({ decisions = [] }) => decisions);
        if (confirmed.length > 0)
          setValue('leituras', withDecisions(getValues('leituras'), confirmed), { shouldDirty: true });
      });
      setApplied({ replacements, takeBack });
    },
    [getValues, setValue, meals, step, write],
  );

  const dismiss = () => setApplied(undefined);
  // Another way to undo it may have been taken, such as Ctrl+Z.
  const isThere = applied && replaceLines(meals(), undone(applied.replacements)).lists.size > 0;
  const offer: AppliedRescale | undefined = isThere
    ? {
        words: changedWords(applied.replacements.length),
        undo: () => {
          let left = 0;
          applied.takeBack(() => {
            left = write(undone(applied.replacements));
          });
          dismiss();
          toast({ title: 'Quantidades restauradas', description: leftWords(left) });
        },
        dismiss,
      }
    : undefined;
  return { apply, offer };
}

const withDecisions = (
  kept: readonly StoredDecision[] | null | undefined,
  made: readonly StoredDecision[],
): StoredDecision[] => {
  const keys = made.map(({ texto }) => texto);
  return [...(kept ?? []).filter(({ texto }) => !keys.includes(texto)), ...made];
};

const changedWords = (count: number) =>
  `${counted(count, 'item ajustado', 'itens ajustados')}. Confira e salve.`;

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

/** Stays until it is closed, or until no line has the adjusted text any more: nobody reads a whole plan in seconds. */
export const RescaleOffer = ({ words, undo, dismiss }: AppliedRescale) => (
  <div role="status" className="flex basis-full items-center gap-x-2 text-sm">
    <span className="min-w-0 flex-1">{words}</span>
    <Button icon={Undo2} variant="soft" size="sm" onClick={undo}>
      Desfazer ajuste
    </Button>
    <Button icon={X} variant="ghost" size="icon" aria-label="Fechar o aviso do ajuste" onClick={dismiss} />
  </div>
);
