import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changedNumbersQuery } from '../../../data/cardapio-queries.ts';
import { useClient, useUser } from '../../../data/context.ts';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { draftsOf, type StoredDraft } from '../../../unsaved/draft-store.ts';
import { openEditors } from '../../../unsaved/open-editors.ts';

// Most visits have neither drafts nor changed numbers.
const load = () => import('./notice-lists.tsx');
const DraftList = lazyPart(() => load().then((m) => m.DraftList));
const ChangedPlans = lazyPart(() => load().then((m) => m.ChangedPlans), { isQuiet: true });

/** The drafts of plans on this device whose editors are closed. */
export function usePlanDrafts(): readonly StoredDraft[] {
  const { id } = useUser();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  // Storage and locks are outside React.
  useEffect(() => {
    let isGone = false;
    const all = draftsOf(id).filter(({ ref }) => ref.type === 'Cardapio');
    void openEditors(all.map(({ editor }) => editor)).then((open) => {
      if (!isGone) setDrafts(all.filter(({ editor }) => !open.has(editor)));
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return drafts;
}

/** Links to the plans with drafts. */
export const DraftHint = ({ drafts }: { drafts: readonly StoredDraft[] }) =>
  drafts.length > 0 && <DraftList drafts={drafts} />;

/** Plans whose estimate has changed with the food list. */
export function ChangedNumbers() {
  const { data: plans = [] } = useQuery(changedNumbersQuery(useClient()));
  return plans.length > 0 && <ChangedPlans plans={plans} />;
}
