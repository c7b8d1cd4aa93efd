import { useCallback, useEffect, useMemo, useState } from 'react';
import { type PlanContent, sameContent } from '../../../data/plan-content.ts';
import { useUser } from '../../../data/session-context.ts';
import { draftStore, type FoundDraft, sweepDrafts } from './draft-store.ts';
import { openEditors } from './open-editors.ts';

/** The texts that were left unsaved on this device, and are not being written in another tab right now. */
export function useFoundDrafts(planId: string | undefined, saved: PlanContent) {
  const { id: userId } = useUser();
  const store = useMemo(() => draftStore(userId, planId), [userId, planId]);
  const [found, setFound] = useState<readonly FoundDraft[]>([]);

  // Storage and locks are outside React; they are read once, when the editor opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved at the start is meant.
  useEffect(() => {
    let isGone = false;
    sweepDrafts();
    const all = store.all();
    void openEditors(all.map(({ editor }) => editor)).then((open) => {
      if (isGone) return;
      const left = all.filter(({ editor }) => !open.has(editor));
      // What says the same as the plan needs no rescue.
      for (const { editor, content } of left) if (sameContent(content, saved)) store.forget(editor);
      setFound(left.filter(({ content }) => !sameContent(content, saved)));
    });
    return () => {
      isGone = true;
    };
  }, [store]);

  const hide = useCallback(
    (draft: FoundDraft) => setFound((all) => all.filter(({ editor }) => editor !== draft.editor)),
    [],
  );
  const discard = useCallback(
    (draft: FoundDraft) => {
      store.forget(draft.editor);
      hide(draft);
    },
    [hide, store],
  );
  return { store, found, hide, discard };
}
