import { FORM_DRAFT_PREFIX } from '../lib/storage-keys.ts';

/** What somebody typed and has not saved. It outlives a reload or a step back, and leaves the device with Sair. */
export interface KeptDraft {
  values: Record<string, unknown>;
  /** The version of the record that the typing started from. */
  version?: number;
  /** Of the new record, which an earlier try may have made already. */
  idempotencyKey?: string;
}

/** Each person's own: who signs in next in the same tab finds nothing of it. */
export const draftKey = (owner: string, entity: string, id: string | undefined) =>
  `${FORM_DRAFT_PREFIX}${owner}:${entity}:${id ?? 'novo'}`;

export function keepDraft(key: string, draft: KeptDraft): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

export function keptDraft(key: string): KeptDraft | undefined {
  return attempt(() => {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as KeptDraft) : undefined;
  });
}

export function dropDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

// Full or blocked storage only means that nothing is kept.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
