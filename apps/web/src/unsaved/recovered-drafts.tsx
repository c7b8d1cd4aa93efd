import { plural } from '@alecrim/domain/pure';
import { History } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../data/context.ts';
import { onMoment } from '../lib/dates.ts';
import type { StoredHistory } from '../lib/form-history/history.ts';
import { newId } from '../lib/new-id.ts';
import { Button } from '../ui/button.tsx';
import { draftStore, eraseOldDrafts, type FoundDraft } from './draft-store.ts';
import { openEditors, openSessions } from './open-editors.ts';
import type { RecordAdapter } from './record-adapter.ts';
import type { Start } from './use-edit-session.ts';

interface RecoveredDraftsProps<C> {
  drafts: readonly FoundDraft<C>[];
  /** Which text it is: the title, the patient, how much is written. */
  nameOf: (content: C & object) => string;
  onRestore: (draft: FoundDraft<C>) => void;
  onDiscard: (draft: FoundDraft<C>) => void;
}

/** Offers the drafts that a crash, a closed tab or an ended session left. */
export function RecoveredDrafts<C>({ drafts, nameOf, onRestore, onDiscard }: RecoveredDraftsProps<C>) {
  if (drafts.length === 0) return null;
  const title = plural(drafts.length, 'Rascunho recuperado', 'Rascunhos recuperados');
  return (
    <section
      aria-label={title}
      className="mb-6 flex gap-x-5 rounded-card border border-warning/30 bg-warning-soft p-4 sm:p-5"
    >
      <History aria-hidden="true" className="size-6 shrink-0 text-warning" />
      <div className="grid min-w-0 grow gap-4">
        <p role="status" className="font-semibold">
          {title}
        </p>
        {drafts.map((draft) => (
          <div key={draft.editor} className="-mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
            <p className="min-w-0 grow basis-60 text-sm break-words">
              {nameOf(draft.content as C & object) || 'Sem título'}. Guardado {onMoment(draft.savedAt)}.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onRestore(draft)}>
                Restaurar
              </Button>
              <Button variant="outline" size="sm" onClick={() => onDiscard(draft)}>
                Descartar
              </Button>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface FormDraftsProps<C> {
  adapter: Pick<RecordAdapter<C, never>, 'name' | 'readable'>;
  /** Of the record whose drafts are offered; undefined for a new one. */
  id: string | undefined;
  start: Start<C>;
  /** A draft that is taken over is the new start of the form. */
  onStart: (start: Start<C>) => void;
  nameOf: (content: C & object) => string;
  /** A draft as the form takes it: an earlier release may have stored fewer fields. */
  contentOf?: (draft: C) => C;
  isOffered?: (draft: C) => boolean;
}

const asStored = <C,>(draft: C): C => draft;

/** The drafts that a form offers above its fields. */
export function FormDrafts<C>(props: FormDraftsProps<C>) {
  const { adapter, id, start, onStart, nameOf, contentOf = asStored, isOffered = () => true } = props;
  const { found, drop } = useRecoveredDrafts<C>(
    adapter.name,
    id,
    (content) => adapter.readable(content) === adapter.readable(start.base.content),
  );
  function restore(draft: FoundDraft<C>) {
    onStart({ ...draft, content: contentOf(draft.content), editor: newId() });
    drop(draft);
  }
  return (
    <RecoveredDrafts
      drafts={found.filter(({ content }) => isOffered(content))}
      nameOf={nameOf}
      onRestore={restore}
      onDiscard={drop}
    />
  );
}

/** The drafts of a record on this device whose editors are closed. */
export function useRecoveredDrafts<C>(
  type: string,
  id: string | undefined,
  isSaved: (content: C) => boolean,
  /** Called with the steps of an editor that was closed, if its text is the same. */
  onSteps?: (history: StoredHistory) => void,
) {
  const { id: userId } = useUser();
  const store = useMemo(() => draftStore<C>({ userId, type, id }), [userId, type, id]);
  const [found, setFound] = useState<readonly FoundDraft<C>[]>([]);

  // The record may be saved while its drafts are listed: the newest one counts.
  const latest = useRef({ isSaved, onSteps });
  latest.current = { isSaved, onSteps };
  const find = useCallback(async () => {
    const onThisPage = new Set(openSessions.all().map(({ editor }) => editor));
    const all = store.all().filter(({ editor }) => !onThisPage.has(editor));
    const earlier = store.steps().filter(({ editor }) => !onThisPage.has(editor));
    const open = await openEditors([...all, ...earlier].map(({ editor }) => editor));
    takeSteps(earlier.filter(({ editor }) => !open.has(editor)));
    const left = all.filter(({ editor }) => !open.has(editor));
    // A draft that equals the record, or a newer draft, is not offered.
    const texts = left.map(({ content }) => JSON.stringify(content));
    const isNeeded = ({ content }: (typeof left)[number], index: number) =>
      !latest.current.isSaved(content) && texts.indexOf(texts[index] ?? '') === index;
    for (const [index, draft] of left.entries()) if (!isNeeded(draft, index)) store.erase(draft.editor);
    return left.filter(isNeeded);

    function takeSteps(closed: readonly FoundDraft<C>[]) {
      const same = closed.find(({ content }) => latest.current.isSaved(content));
      if (same?.history) latest.current.onSteps?.(same.history);
      for (const { editor } of closed) store.erase(editor);
    }
  }, [store]);

  // Storage and locks are outside React; they are read when the editor opens.
  useEffect(() => {
    let isGone = false;
    eraseOldDrafts();
    void find().then((left) => isGone || setFound(left));
    return () => {
      isGone = true;
    };
  }, [find]);

  /** A form that was closed a moment ago may have left a draft. */
  const refresh = useCallback(() => void find().then(setFound), [find]);

  /** Removes a draft that was discarded or taken over by an editor, whose earlier text may then be found as a draft. */
  const drop = useCallback(
    (draft: FoundDraft<C>) => {
      store.erase(draft.editor);
      setFound((all) => all.filter(({ editor }) => editor !== draft.editor));
      refresh();
    },
    [refresh, store],
  );
  return { found, drop, refresh };
}
