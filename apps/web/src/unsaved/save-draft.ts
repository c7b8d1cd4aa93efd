import type { Client } from '@alecrim/client';
import { type EntityName, entityNames } from '@alecrim/domain';
import type { Session } from '../data/session.ts';
import { type DraftStore, draftStore, type PlacedDraft } from './draft-store.ts';
import { createWork } from './edit-session.ts';
import { entityKind } from './entity-adapter.ts';
import { profileKind } from './profile-adapter.ts';
import type { Kind, Saved } from './record-adapter.ts';

type AnyKind = Kind<object, Saved>;

interface DraftToSave {
  client: Client;
  session: Session;
  draft: PlacedDraft;
  /** Aborted when the result is no longer needed; then the draft stays unchanged. */
  signal: AbortSignal;
}

/** Saves a draft without opening its editor. Returns whether the server stores it now. */
export async function saveDraft({ client, session, draft, signal }: DraftToSave): Promise<boolean> {
  const kind = kindNamed(client, session, draft.place.kind);
  if (!kind || signal.aborted) return false;
  const content = draft.content as object;
  const work = createWork<object, Saved>({
    kind,
    base: draft.base as never,
    tried: draft.tried,
    editor: draft.editor,
    drafts: storeUnlessChanged(draft, kind),
    session,
    read: () => content,
    write: (values) => Object.assign(content, values),
    onRecord: () => {},
    onResult: () => {},
  });
  const close = work.open();
  signal.addEventListener('abort', close);
  await work.save(signal);
  const { isDirty } = work.state();
  close();
  return !isDirty;
}

/** The tab that wrote the draft may be open and go on typing: its newer text is neither overwritten nor erased. */
function storeUnlessChanged(draft: PlacedDraft, kind: AnyKind): DraftStore<object> {
  const store = draftStore<object>(draft.place);
  const text = kind.readable(draft.content as object);
  const isNewer = () =>
    store.all().some(({ editor, content }) => editor === draft.editor && kind.readable(content) !== text);
  return {
    ...store,
    keep: (editor, next) => !isNewer() && store.keep(editor, next),
    forget: (editor) => void (isNewer() || store.forget(editor)),
  };
}

function kindNamed(client: Client, session: Session, name: string): AnyKind | undefined {
  if (name === 'User') return profileKind(client, session) as unknown as AnyKind;
  const isEntity = (entityNames as string[]).includes(name);
  return isEntity ? (entityKind(client, name as EntityName) as unknown as AnyKind) : undefined;
}
