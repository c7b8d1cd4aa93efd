import { useCallback, useEffect, useMemo, useState } from 'react';
import { useUser } from '../data/session-context.ts';
import { draftStore, type FoundDraft, sweepDrafts } from './draft-store.ts';
import { openEditors } from './open-editors.ts';
import { openWorks } from './open-works.ts';

/** The texts that were left unsaved on this device, and are not being written in another tab right now. */
export function useFoundDrafts<C>(kind: string, id: string | undefined, isSaved: (content: C) => boolean) {
  const { id: userId } = useUser();
  const store = useMemo(() => draftStore<C>({ userId, kind, id }), [userId, kind, id]);
  const [found, setFound] = useState<readonly FoundDraft<C>[]>([]);

  // Storage and locks are outside React; they are read once, when the editor opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved at the start is meant.
  useEffect(() => {
    let isGone = false;
    sweepDrafts();
    const here = new Set(openWorks.all().map(({ editor }) => editor));
    const all = store.all().filter(({ editor }) => !here.has(editor));
    void openEditors(all.map(({ editor }) => editor)).then((open) => {
      if (isGone) return;
      const left = all.filter(({ editor }) => !open.has(editor));
      // A draft that says the same as the record needs no rescue.
      for (const { editor, content } of left) if (isSaved(content)) store.forget(editor);
      setFound(left.filter(({ content }) => !isSaved(content)));
    });
    return () => {
      isGone = true;
    };
  }, [store]);

  /** Thrown away, or taken up by an editor that keeps it under its own name. */
  const drop = useCallback(
    (draft: FoundDraft<C>) => {
      store.forget(draft.editor);
      setFound((all) => all.filter(({ editor }) => editor !== draft.editor));
    },
    [store],
  );
  return { found, drop };
}
