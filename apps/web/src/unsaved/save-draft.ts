import type { Client } from '@alecrim/client';
import { type EntityName, entityNames } from '@alecrim/domain';
import type { Session } from '../data/session.ts';
import {
  PRACTICE_DRAFT,
  practiceAdapter,
  profileAdapter,
  QUESTIONS_DRAFT,
  questionsAdapter,
} from './account-adapters.ts';
import { type DraftStore, draftStore, type StoredDraft } from './draft-store.ts';
import { createEditSession } from './edit-session.ts';
import { entityAdapter } from './entity-adapter.ts';
import type { RecordAdapter, SavedRecord } from './record-adapter.ts';

type AnyAdapter = RecordAdapter<object, SavedRecord>;

interface DraftToSave {
  client: Client;
  session: Session;
  draft: StoredDraft;
  /** Aborted when the result is no longer needed; then the draft stays unchanged. */
  signal: AbortSignal;
}

/** Saves a draft without opening its editor. Returns whether the server stores it now. */
export async function saveDraft({ client, session, draft, signal }: DraftToSave): Promise<boolean> {
  const adapter = adapterOf(client, session, draft.ref);
  if (!adapter || signal.aborted) return false;
  const content = draft.content as object;
  const editSession = createEditSession<object, SavedRecord>({
    adapter,
    base: draft.base as never,
    tried: draft.tried,
    editor: draft.editor,
    drafts: storeUnlessChanged(draft, adapter),
    session,
    read: () => content,
    write: (values) => Object.assign(content, values),
    onRecord: () => {},
    onResult: () => {},
  });
  const close = editSession.open();
  signal.addEventListener('abort', close);
  await editSession.save(signal);
  const { isDirty } = editSession.state();
  close();
  return !isDirty;
}

/** The tab that wrote the draft may still be open. Its newer text is neither overwritten nor erased. */
function storeUnlessChanged(draft: StoredDraft, adapter: AnyAdapter): DraftStore<object> {
  const store = draftStore<object>(draft.ref);
  const text = adapter.readable(draft.content as object);
  const isNewer = () =>
    store.all().some(({ editor, content }) => editor === draft.editor && adapter.readable(content) !== text);
  return {
    ...store,
    put: (editor, next) => !isNewer() && store.put(editor, next),
    erase: (editor) => void (isNewer() || store.erase(editor)),
  };
}

function adapterOf(
  client: Client,
  session: Session,
  { type, id }: StoredDraft['ref'],
): AnyAdapter | undefined {
  if (type === 'User') {
    if (id === PRACTICE_DRAFT) return practiceAdapter() as unknown as AnyAdapter;
    const ofAccount = id === QUESTIONS_DRAFT ? questionsAdapter : profileAdapter;
    return ofAccount(client, session) as unknown as AnyAdapter;
  }
  const isEntity = (entityNames as string[]).includes(type);
  return isEntity ? (entityAdapter(client, type as EntityName) as unknown as AnyAdapter) : undefined;
}
