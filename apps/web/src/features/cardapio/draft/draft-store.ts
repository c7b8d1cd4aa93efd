import { DRAFT_DAYS } from '@alecrim/domain/pure';
import { contentOf, type PlanContent } from '../../../data/plan-content.ts';
import type { PlanOrigin } from '../../../data/save-plan.ts';
import { isSignedOut } from '../../../data/signed-out.ts';
import { pageStorage } from '../../../lib/page-storage.ts';
import { PLAN_DRAFT_PREFIX as PREFIX } from '../../../lib/storage-keys.ts';

/** A text that was typed and not saved, with where it started: enough to go on as if nothing had happened. */
export interface KeptDraft {
  savedAt: string;
  content: PlanContent;
  origin: PlanOrigin;
}

export interface FoundDraft extends KeptDraft {
  /** The editor that wrote it. */
  editor: string;
}

const KEPT_FOR = DRAFT_DAYS * 24 * 60 * 60 * 1_000;

/**
 * The unsaved texts of one plan on this device. Each editor, that is each tab, has its own under the plan's key:
 * two tabs with the same plan must not overwrite or clear each other's.
 */
export function draftStore(userId: string, planId: string | undefined) {
  const key = `${PREFIX}${userId}:${planId ?? 'novo'}`;

  return {
    keep(editor: string, draft: KeptDraft): void {
      // After Sair, in this tab or another, nothing of a patient may be written any more.
      if (isSignedOut()) return;
      write(key, { ...read(key), [editor]: draft });
    },
    forget(editor: string): void {
      const { [editor]: gone, ...rest } = read(key);
      if (gone) write(key, rest);
    },
    /** Newest first. */
    all(now = Date.now()): FoundDraft[] {
      return Object.entries(read(key))
        .filter(([, draft]) => isDraft(draft) && isFresh(draft, now))
        .map(([editor, draft]) => ({ ...draft, content: contentOf(draft.content), editor }))
        .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
    },
  };
}

/** Erases what nobody came back for, whoever's and whichever plan's it is. */
export function sweepDrafts(now = Date.now()): void {
  const keys = Object.keys(pageStorage() ?? {}).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    const drafts = read(key);
    const fresh = Object.entries(drafts).filter(([, draft]) => isFresh(draft, now));
    if (fresh.length < Object.keys(drafts).length) write(key, Object.fromEntries(fresh));
  }
}

export type DraftStore = ReturnType<typeof draftStore>;

const isDraft = ({ savedAt, content, origin }: Partial<KeptDraft>): boolean =>
  typeof savedAt === 'string' && typeof content === 'object' && typeof origin?.idempotencyKey === 'string';

const isFresh = ({ savedAt }: Partial<KeptDraft>, now: number): boolean =>
  now - Date.parse(savedAt ?? '') < KEPT_FOR;

function read(key: string): Record<string, KeptDraft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, KeptDraft>) : {};
  } catch {
    return {};
  }
}

function write(key: string, drafts: Record<string, KeptDraft>): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // Full or blocked storage: saving to the server still works.
  }
}
