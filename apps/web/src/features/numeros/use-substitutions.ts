import { useContext, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ask } from './ask.ts';
import { type FormValues, formTexts } from './form-texts.ts';
import type { Substitution } from './messages.ts';
import { PanelContext } from './panel-context.ts';

export interface ItemPlace {
  /** The text of the line, its place in the list, and the item's place in the line. */
  line: string;
  linePlace: number;
  itemPlace: number;
}

export function useSubstitutions({ line, itemPlace }: ItemPlace) {
  const { getValues } = useFormContext();
  const isRecipe = useContext(PanelContext)?.isRecipe ?? false;
  const [state, setState] = useState<{ found?: Substitution[]; hasFailed: boolean }>({ hasFailed: false });
  // The worker is outside React. A line that was changed has other texts to offer.
  useEffect(() => {
    let isCurrent = true;
    const { recipes } = formTexts(getValues() as FormValues).texts;
    ask('substitutions', { line, place: itemPlace, recipes, isRecipe })
      .then((found) => isCurrent && setState({ found, hasFailed: false }))
      .catch(() => isCurrent && setState({ hasFailed: true }));
    return () => {
      isCurrent = false;
    };
  }, [getValues, line, itemPlace, isRecipe]);
  return state;
}
