import { DRAFT_DAYS } from '@alecrim/domain/pure';
import { isSignedOut } from '../data/signed-out.ts';
import { DRAFT_PREFIX } from '../lib/storage-keys.ts';
import type { Base } from './base.ts';

/** A text that was typed and not saved, with what the server held then: enough to go on as if nothing had happened. */
export interface Draft<C = unknown> {
  savedAt: string;
  content: C;
  base: Base<C>;
  /** Signs of texts that were sent without an answer: found on the server, they are our own. */
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
const KEPT_FOR = DRAFT_DAYS * 24 * 60 * 60 * 1_000;

const keyOf = ({ userId, kind, id }: Place) => `${DRAFT_PREFIX}${userId}:${kind}:${id ?? 'novo'}`;

/**
 * The unsaved texts of one record on this device. Each editor, that is each tab, has its own under the record's key:
 * two tabs with the same record must not overwrite or clear each other's.
 */
export function draftStore<C>(place: Place) {
  const key = keyOf(place);
  return {
    /** Whether it could be kept: storage may be full or blocked. */
    keep(editor: string, draft: Draft<C>): boolean {
      // After Sair, in this tab or another, nothing of a patient may be written any more.
      return !isSignedOut() && write(key, { ...read(key), [editor]: draft });
    },
    has: (editor: string): boolean => editor in read(key),
    forget(editor: string): void {
      const { [editor]: gone, ...rest } = read(key);
      if (gone) write(key, rest);
    },
    /** Newest first. */
    all: (now = Date.now()): FoundDraft<C>[] => foundUnder<C>(key, now),
  };
}

export type DraftStore<C> = ReturnType<typeof draftStore<C>>;

export interface PlacedDraft extends FoundDraft {
  place: Place;
}

/** Every unsaved text of a person on this device. */
export function draftsOf(userId: string, now = Date.now()): PlacedDraft[] {
  return keys(`${DRAFT_PREFIX}${userId}:`).flatMap((key) => {
    const [kind = '', id] = key.slice(`${DRAFT_PREFIX}${userId}:`.length).split(':');
    const place = { userId, kind, id: id === 'novo' ? undefined : id };
    return foundUnder(key, now).map((draft) => ({ ...draft, place }));
  });
}

/** Erases drafts that nobody came back for, of every person and record. */
export function sweepDrafts(now = Date.now()): void {
  rewrite((draft) => (isFresh(draft, now) ? draft : undefined));
}

/** Gives every draft on this device to `change`, which answers with the draft as it stays, or with nothing. */
export function rewriteDrafts(
  change: (draft: Draft, place: { kind: string; id: string }) => Draft | undefined,
) {
  rewrite((draft, key) => {
    const [, kind = '', id = ''] = key.slice(DRAFT_PREFIX.length).split(':');
    return change(draft, { kind, id });
  });
}

function rewrite(change: (draft: Draft, key: string) => Draft | undefined): void {
  for (const key of keys(DRAFT_PREFIX)) {
    const drafts = Object.entries(read(key));
    const kept = drafts.flatMap(([editor, draft]) => {
      const changed = isDraft(draft) ? change(draft, key) : undefined;
      return changed ? [[editor, changed] as const] : [];
    });
    // Another tab may be writing here: what stays as it is, is not written over.
    const isSame = drafts.length === kept.length && drafts.every(([, draft], at) => draft === kept[at]?.[1]);
    if (!isSame) write(key, Object.fromEntries(kept));
  }
}

function foundUnder<C>(key: string, now: number): FoundDraft<C>[] {
  return Object.entries(read(key))
    .filter(([, draft]) => isDraft(draft) && isFresh(draft, now))
    .map(([editor, draft]) => ({ ...(draft as Draft<C>), editor }))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  typeof draft?.savedAt === 'string' &&
  typeof draft.content === 'object' &&
  Array.isArray(draft.tried) &&
  typeof draft.base?.idempotencyKey === 'string';

const isFresh = ({ savedAt }: Draft, now: number): boolean => now - Date.parse(savedAt) < KEPT_FOR;

function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): Record<string, Draft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Draft>) : {};
  } catch {
    return {};
  }
}

function write(key: string, drafts: Record<string, unknown>): boolean {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}
