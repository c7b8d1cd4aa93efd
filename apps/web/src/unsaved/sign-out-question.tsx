import { useEffect, useRef, useState } from 'react';
import { useClient, useSession, useSessionState } from '../data/context.ts';
import { Button } from '../ui/button.tsx';
import { OpenDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { PRACTICE_DRAFT, QUESTIONS_DRAFT } from './account-adapters.ts';
import { draftsOf, type StoredDraft } from './draft-store.ts';
import { type OpenSession, openSessions } from './open-editors.ts';

interface SignOutQuestionProps {
  /** Whose text it is. The person may not be signed in any more. */
  userId: string;
  onClose: () => void;
}

/** Signing out erases every draft on the device, so it asks about unsaved text first. */
export function SignOutQuestion({ userId, onClose }: SignOutQuestionProps) {
  const client = useClient();
  const session = useSession();
  const { isAuthenticated, isExpired, isSecondFactorDue } = useSessionState();
  const canSave = isAuthenticated && !isExpired && !isSecondFactorDue;
  const [first] = useState(() => unsavedOnDevice(userId));
  const [drafts, setDrafts] = useState(first.drafts);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const staying = useRef(new AbortController());

  // If the person chooses to stay while a save waits for the network, a late answer must not sign them out.
  useEffect(() => {
    staying.current = new AbortController();
    return () => staying.current.abort();
  }, []);

  async function signOut() {
    for (const editSession of openSessions.all()) editSession.discard();
    await session.signOut();
  }

  async function saveAndSignOut() {
    const { signal } = staying.current;
    setSaving(true);
    // Other tabs may have typed more text since the question was asked.
    const found = unsavedOnDevice(userId);
    const results = await Promise.all(found.sessions.map((editSession) => editSession.save(signal)));
    // Loaded only here, because the rules of every form would make the first screen larger.
    const { saveDraft } = await import('./save-draft.ts');
    const saved = await Promise.all(
      found.drafts.map((draft) => saveDraft({ client, session, draft, signal })),
    );
    if (signal.aborted) return;
    setSaving(false);
    // The page behind the question shows the error.
    if (results.some(({ kind }) => kind !== 'saved')) return onClose();
    const { drafts: left } = unsavedOnDevice(userId);
    if (left.length === 0) return signOut();
    setDrafts(left);
    setFailure(failureOf(found.drafts.filter((_draft, place) => !saved[place])));
  }

  // An editor may be open without a change.
  useEffect(() => {
    if (isNothing(first)) void session.signOut();
  }, [first, session]);
  if (isNothing(first)) return null;

  return (
    <OpenDialog
      role="alertdialog"
      title="Sair com alterações não salvas?"
      description="Ao sair, nada seu fica guardado neste aparelho, nem os rascunhos."
      className="sm:max-w-lg"
      onClose={onClose}
    >
      <div className="grid gap-3">
        {drafts.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {drafts.map((draft) => (
              <li key={draft.editor} className="break-words">
                Rascunho: {titleOf(draft)}
              </li>
            ))}
          </ul>
        )}
        {failure && <Notice variant="danger">{failure}</Notice>}
        {isSaving && (
          <p role="status" className="text-sm text-muted">
            Sem conexão, vamos salvar assim que ela voltar. Se preferir ficar, nada se perde.
          </p>
        )}
        {canSave ? (
          <Button isBusy={isSaving} onClick={() => void saveAndSignOut()}>
            Salvar e sair
          </Button>
        ) : (
          <p className="text-sm">Para salvar, fique e entre de novo.</p>
        )}
        <Button variant="outline" onClick={onClose}>
          Ficar
        </Button>
        <Button variant="ghostDanger" onClick={() => void signOut()}>
          Sair e apagar
        </Button>
      </div>
    </OpenDialog>
  );
}

function failureOf(failed: StoredDraft[]): string {
  if (failed.length === 0) return 'Outra aba tem alterações mais recentes. Salve de novo.';
  return `Não foi possível salvar ${failed.map(titleOf).join(', ')}. Abra o rascunho e confira os campos.`;
}

function titleOf({ content, ref }: StoredDraft): string {
  if (ref.id === QUESTIONS_DRAFT) return 'Perguntas da anamnese';
  if (ref.id === PRACTICE_DRAFT) return 'Consultório';
  const { titulo, nome, nome_nutricionista } = content as Record<string, unknown>;
  const title = [titulo, nome, nome_nutricionista].find((text) => typeof text === 'string' && text.trim());
  return title ? `“${String(title).trim()}”` : 'sem título';
}

interface UnsavedOnDevice {
  /** Sessions on this page whose text differs from the server's. */
  sessions: OpenSession[];
  /** Drafts of this person: left by a closed editor, or open in another tab. */
  drafts: StoredDraft[];
}

/** The unsaved texts that signing out would erase. */
export function unsavedOnDevice(userId: string): UnsavedOnDevice {
  const sessions = openSessions.unsaved();
  const here = new Set(openSessions.all().map(({ editor }) => editor));
  return { sessions, drafts: draftsOf(userId).filter(({ editor }) => !here.has(editor)) };
}

const isNothing = ({ sessions, drafts }: UnsavedOnDevice): boolean =>
  sessions.length === 0 && drafts.length === 0;
