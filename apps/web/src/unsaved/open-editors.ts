import { editorLock } from '../lib/storage.ts';
import type { EditSession } from './edit-session.ts';
import type { SavedRecord } from './record-adapter.ts';

// The browser releases a lock a moment after its editor has closed.
const closedHere = new Set<string>();

/** Locks this editor until the returned function is called or the tab ends. The browser also releases it after a crash. */
export function lockEditor(editor: string): () => void {
  closedHere.delete(editor);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks (plain HTTP on a local network) a draft of an open tab is offered too, which does no harm.
  navigator.locks?.request(editorLock(editor), () => held).catch(() => {});
  return () => {
    closedHere.add(editor);
    release();
  };
}

/** The given editors that are still open, in this tab or another. */
export async function openEditors(editors: readonly string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(editors.filter((editor) => names.has(editorLock(editor)) && !closedHere.has(editor)));
}

export type OpenSession = Pick<
  EditSession<object, SavedRecord>,
  'editor' | 'isActive' | 'state' | 'syncDraft' | 'save' | 'discard'
>;

const sessions = new Set<OpenSession>();

// A dialog that fades out is still mounted, but its session has ended.
const all = (): OpenSession[] => [...sessions].filter((editSession) => editSession.isActive());

/** The edit sessions on this page. */
export const openSessions = {
  add(editSession: OpenSession): () => void {
    sessions.add(editSession);
    return () => void sessions.delete(editSession);
  },
  /** Sessions whose text differs from the server's. */
  unsaved(): OpenSession[] {
    for (const editSession of all()) editSession.syncDraft();
    return all().filter((editSession) => editSession.state().isDirty);
  },
  all,
};
