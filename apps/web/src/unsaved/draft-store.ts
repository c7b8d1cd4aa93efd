import { DAY_MS, DRAFT_DAYS } from '@alecrim/domain/pure';
import { isSignedOut } from '../data/sign-out.ts';
import type { StoredHistory } from '../lib/form-history/history.ts';
import { attempt, DRAFT_PREFIX, draftPrefixOf, pageStorage } from '../lib/storage.ts';
import type { Base } from './record-adapter.ts';

/** An unsaved text and all that an editor needs to continue with it. */
export interface UnsavedDraft<C = unknown> {
  savedAt: string;
  content: C;
  base: Base<C>;
  /** Hashes of texts that were sent without an answer. A text on the server with such a hash is our own save. */
  tried: readonly string[];
  /** The steps that can be undone and redone. */
  history?: StoredHistory;
  /** The text is the server's, and only the steps are worth storing. Such a draft is offered to nobody. */
  isSaved?: boolean;
}

export interface FoundDraft<C = unknown> extends UnsavedDraft<C> {
  /** The editor that wrote it. */
  editor: string;
}

/** The person and the record that a draft belongs to. */
interface DraftRef {
  userId: string;
  /** The name of the record's adapter. */
  type: string;
  /** Absent for a new record. */
  id?: string;
}

// Health data must not stay on a disk for ever.
const LIFETIME_MS = DRAFT_DAYS * DAY_MS;

const keyOf = ({ userId, type, id }: DraftRef, editor: string) =>
  `${draftPrefixOf(userId)}${type}:${id ?? NEW}:${editor}`;

const NEW = 'novo';

/**
 * The drafts of one record on this device. Each editor has its own key, so two tabs with the same record can neither
 * overwrite nor erase each other's draft.
 */
export function draftStore<C>(ref: DraftRef) {
  return {
    /** Returns false if the storage is full or blocked. */
    put(editor: string, draft: UnsavedDraft<C>): boolean {
      // After Sair, in this tab or another, nothing of a patient may be written any more.
      if (isSignedOut()) return false;
      const key = keyOf(ref, editor);
      // Where there is little room, the text is worth more than its steps.
      return (
        write(key, draft) || (draft.history !== undefined && write(key, { ...draft, history: undefined }))
      );
    },
    has: (editor: string): boolean => read(keyOf(ref, editor)) !== undefined,
    erase: (editor: string): void => erase(keyOf(ref, editor)),
    /** Newest first. */
    all: (now = Date.now()): FoundDraft<C>[] =>
      draftsUnder(keyOf(ref, ''), now).filter(isUnsaved) as FoundDraft<C>[],
    /** Texts without changes, whose steps an editor of the same text may continue. Newest first. */
    steps: (now = Date.now()): FoundDraft<C>[] =>
      draftsUnder(keyOf(ref, ''), now).filter((draft) => !isUnsaved(draft)) as FoundDraft<C>[],
  };
}

export type DraftStore<C> = ReturnType<typeof draftStore<C>>;

export interface StoredDraft extends FoundDraft {
  ref: DraftRef;
}

/** Every draft of a person on this device. */
export const draftsOf = (userId: string, now = Date.now()): StoredDraft[] =>
  draftsUnder(draftPrefixOf(userId), now).filter(isUnsaved);

/** Erases expired drafts, of every person and record. */
export function eraseOldDrafts(now = Date.now()): void {
  for (const key of keys(DRAFT_PREFIX)) {
    const draft = read(key);
    if (!draft || !isFresh(draft, now)) erase(key);
  }
}

/** Passes every draft on this device to `change`, which returns the new draft, or nothing to erase it. */
export function rewriteDrafts(
  change: (draft: UnsavedDraft, ref: DraftRef) => UnsavedDraft | undefined,
): void {
  for (const key of keys(DRAFT_PREFIX)) {
    const draft = read(key);
    const changed = draft && change(draft, parseKey(key).ref);
    if (!changed) erase(key);
    // Another tab may be writing too, so unchanged drafts are not written again.
    else if (changed !== draft) write(key, changed);
  }
}

function draftsUnder(prefix: string, now: number): StoredDraft[] {
  return keys(prefix)
    .flatMap((key) => {
      const draft = read(key);
      return draft && isFresh(draft, now) ? [{ ...draft, ...parseKey(key) }] : [];
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

function parseKey(key: string): { ref: DraftRef; editor: string } {
  const [userId = '', type = '', id, editor = ''] = key.slice(DRAFT_PREFIX.length).split(':');
  return { ref: { userId, type, id: id === NEW ? undefined : id }, editor };
}

const isDraft = (draft: Partial<UnsavedDraft>): draft is UnsavedDraft =>
  typeof draft.savedAt === 'string' &&
  typeof draft.content === 'object' &&
  Array.isArray(draft.tried) &&
  typeof draft.base?.idempotencyKey === 'string';

const isUnsaved = ({ isSaved }: UnsavedDraft): boolean => !isSaved;

const isFresh = ({ savedAt }: UnsavedDraft, now: number): boolean => now - Date.parse(savedAt) < LIFETIME_MS;

const keys = (prefix: string): string[] =>
  Object.keys(pageStorage() ?? {}).filter((key) => key.startsWith(prefix));

function read(key: string): UnsavedDraft | undefined {
  const draft = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as UnsavedDraft | null);
  return draft && isDraft(draft) ? draft : undefined;
}

function write(key: string, draft: UnsavedDraft): boolean {
  const isWritten = attempt(() => {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  });
  return isWritten ?? false;
}

const erase = (key: string): void => pageStorage()?.removeItem(key);
