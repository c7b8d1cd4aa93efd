import { DRAFT_DAYS } from '@alecrim/domain/pure';
import { isSignedOut } from '../data/sign-out.ts';
import { DRAFT_PREFIX, draftPrefixOf } from '../lib/storage.ts';
import type { Base } from './base.ts';

/** A text that was typed and not saved, with what the server held then: enough to go on as if nothing had happened. */
export interface Draft<C = unknown> {
  savedAt: string;
  content: C;
  base: Base<C>;
  /** Hashes of texts that were sent without an answer. A text on the server with such a hash is our own save. */
  tried: readonly string[];
}

export interface FoundDraft<C = unknown> extends Draft<C> {
  /** The editor that wrote it. */
  editor: string;
}

/** Whose text it is, and of which record. */
export interface Place {
  userId: string;
  kind: string;
  /** Absent for a new record. */
  id?: string;
}

// Health data should not lie on a disk for ever.
const LIFETIME_MS = DRAFT_DAYS * 24 * 60 * 60 * 1_000;

const keyOf = ({ userId, kind, id }: Place, editor: string) =>
  `${draftPrefixOf(userId)}${kind}:${id ?? NEW}:${editor}`;

const NEW = 'novo';

/**
 * The unsaved texts of one record on this device. Each editor, that is each tab, has a key of its own: two tabs with the
 * same record can neither overwrite nor clear each other's.
 */
export function draftStore<C>(place: Place) {
  return {
    /** Whether it could be kept: storage may be full or blocked. */
    keep(editor: string, draft: Draft<C>): boolean {
      // After Sair, in this tab or another, nothing of a patient may be written any more.
      return !isSignedOut() && write(keyOf(place, editor), draft);
    },
    has: (editor: string): boolean => read(keyOf(place, editor)) !== undefined,
    forget: (editor: string): void => erase(keyOf(place, editor)),
    /** Newest first. */
    all: (now = Date.now()): FoundDraft<C>[] => foundUnder(keyOf(place, ''), now) as FoundDraft<C>[],
  };
}

export type DraftStore<C> = ReturnType<typeof draftStore<C>>;

export interface PlacedDraft extends FoundDraft {
  place: Place;
}

/** Every unsaved text of a person on this device. */
export const draftsOf = (userId: string, now = Date.now()): PlacedDraft[] =>
  foundUnder(draftPrefixOf(userId), now);

/** Erases old drafts, of every person and record. */
export function sweepDrafts(now = Date.now()): void {
  for (const key of keys(DRAFT_PREFIX)) {
    const draft = read(key);
    if (!draft || !isFresh(draft, now)) erase(key);
  }
}

/** Passes every draft on this device to `change`, which returns the new draft, or nothing to erase it. */
export function rewriteDrafts(change: (draft: Draft, place: Place) => Draft | undefined): void {
  for (const key of keys(DRAFT_PREFIX)) {
    const draft = read(key);
    const changed = draft && change(draft, placeOf(key).place);
    if (!changed) erase(key);
    // Another tab may be writing too, so unchanged drafts are not written again.
    else if (changed !== draft) write(key, changed);
  }
}

function foundUnder(prefix: string, now: number): PlacedDraft[] {
  return keys(prefix)
    .flatMap((key) => {
      const draft = read(key);
      return draft && isFresh(draft, now) ? [{ ...draft, ...placeOf(key) }] : [];
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

function placeOf(key: string): { place: Place; editor: string } {
  const [userId = '', kind = '', id, editor = ''] = key.slice(DRAFT_PREFIX.length).split(':');
  return { place: { userId, kind, id: id === NEW ? undefined : id }, editor };
}

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  typeof draft?.savedAt === 'string' &&
  typeof draft.content === 'object' &&
  Array.isArray(draft.tried) &&
  typeof draft.base?.idempotencyKey === 'string';

const isFresh = ({ savedAt }: Draft, now: number): boolean => now - Date.parse(savedAt) < LIFETIME_MS;

function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function erase(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage keeps nothing.
  }
}
