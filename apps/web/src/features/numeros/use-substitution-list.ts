import type { ListedGroup } from '@alecrim/nutrition';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ask } from './ask.ts';
import { type FormValues, formTexts } from './form-texts.ts';
import { firstPicks, type Picks } from './substitution-picks.ts';

/** The foods of the plan with their substitutions, read when the dialog opens, and the picked ones. */
export function useSubstitutionList() {
  const { getValues } = useFormContext();
  const [groups, setGroups] = useState<readonly ListedGroup[]>();
  const [picks, setPicks] = useState<Picks>(new Map());
  const [hasFailed, setFailed] = useState(false);
  // The worker is outside React.
  useEffect(() => {
    let isCurrent = true;
    ask('substitutionList', formTexts(getValues() as FormValues).texts)
      .then((found) => {
        if (!isCurrent) return;
        setGroups(found);
        setPicks(firstPicks(found));
      })
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [getValues]);
  return { groups, picks, setPicks, hasFailed };
}
