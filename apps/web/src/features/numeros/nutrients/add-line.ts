import { onDay } from '@alecrim/nutrition/texts';
import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useHistory } from '../../../lib/form-history/use-history.ts';
import { type FormValues, formTexts } from '../form-texts.ts';
import { useDayKinds } from '../numbers-store.ts';

/** The list with one more line, in the place of an empty last one. */
export function withLine(lines: readonly string[] | null | undefined, line: string): string[] {
  const written = [...(lines ?? [])];
  while (written.length > 0 && written.at(-1)?.trim() === '') written.pop();
  return [...written, line];
}

/** Writes a line into the option of a meal that counts on the day in sight, as one step of the history. Returns how to take it back. */
export function useAddLine() {
  const { getValues, setValue } = useFormContext();
  const history = useHistory();
  const day = useDayKinds()?.chosen;
  return useCallback(
    (line: string, meal: number, mealName: string): (() => void) => {
      const option = onDay(formTexts(getValues() as FormValues).texts, day).placeOf(meal, 0);
      const path = `refeicoes.${meal}.opcoes.${option}.itens`;
      const write = (lines: string[]) => setValue(path, lines, { shouldDirty: true });
      const takeBack = history.step(`${line} em ${mealName}`, () => write(withLine(getValues(path), line)));
      return () =>
        takeBack(() => {
          const lines = [...((getValues(path) as string[] | null) ?? [])];
          const at = lines.lastIndexOf(line);
          if (at >= 0) write(lines.filter((_, place) => place !== at));
        });
    },
    [getValues, setValue, history, day],
  );
}
