import type { EditSession } from './edit-session.ts';
import type { SavedRecord } from './record-adapter.ts';

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
