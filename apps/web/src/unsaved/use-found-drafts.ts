import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../data/context.ts';
import { draftStore, type FoundDraft, sweepDrafts } from './draft-store.ts';
import { openEditors } from './open-editors.ts';
import { openWorks } from './open-works.ts';

/** The texts that were left unsaved on this device, and are not being written in another tab right now. */
export function useFoundDrafts<C>(kind: string, id: string | undefined, isSaved: (content: C) => boolean) {
  const { id: userId } = useUser();
  const store = useMemo(() => draftStore<C>({ userId, kind, id }), [userId, kind, id]);
  const [found, setFound] = useState<readonly FoundDraft<C>[]>([]);

  // Only the values of the first render are used.
  const isSavedAtStart = useRef(isSaved).current;
  const find = useCallback(async () => {
    const here = new Set(openWorks.all().map(({ editor }) => editor));
    const all = store.all().filter(({ editor }) => !here.has(editor));
    const open = await openEditors(all.map(({ editor }) => editor));
    const left = all.filter(({ editor }) => !open.has(editor));
    // A draft that equals the record, or a newer draft, is not offered.
    const texts = left.map(({ content }) => JSON.stringify(content));
    const isNeeded = ({ content }: (typeof left)[number], place: number) =>
      !isSavedAtStart(content) && texts.indexOf(texts[place] ?? '') === place;
    for (const [place, draft] of left.entries()) if (!isNeeded(draft, place)) store.forget(draft.editor);
    return left.filter(isNeeded);
  }, [store, isSavedAtStart]);

  // Storage and locks are outside React; they are read when the editor opens.
  useEffect(() => {
    let isGone = false;
    sweepDrafts();
    void find().then((left) => isGone || setFound(left));
    return () => {
      isGone = true;
    };
  }, [find]);

  /** Looks again: a form that was closed a moment ago may have left its text. */
  const look = useCallback(() => void find().then(setFound), [find]);

  /** Removes a draft that was discarded or taken over by an editor, whose earlier text may then be found as a draft. */
  const drop = useCallback(
    (draft: FoundDraft<C>) => {
      store.forget(draft.editor);
      setFound((all) => all.filter(({ editor }) => editor !== draft.editor));
      look();
    },
    [look, store],
  );
  return { found, drop, look };
}
