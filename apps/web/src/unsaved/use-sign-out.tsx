import { type ReactNode, useState } from 'react';
import { useSession } from '../data/context.ts';
import { draftPrefixOf, pageStorage } from '../lib/storage.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { openSessions } from './open-editors.ts';

const SignOutQuestion = lazyDialog(
  () => loadSignOutQuestion().then((m) => m.SignOutQuestion),
  'Você tem alterações não salvas e está sem conexão. Tente sair de novo quando ela voltar.',
);

/** Signs out. That erases the person's drafts on this device, so it asks first if there are any. */
export function useSignOut(onStay?: () => void): { signOut: () => void; question: ReactNode } {
  const session = useSession();
  const [asked, setAsked] = useState('');

  function signOut() {
    const userId = session.accountId();
    if (userId && mayHaveUnsaved(userId)) setAsked(userId);
    else void session.signOut();
  }

  function stay() {
    setAsked('');
    onStay?.();
  }

  return { signOut, question: asked && <SignOutQuestion userId={asked} onClose={stay} /> };
}

/** Not part of the first screen. Every editor loads it early, because the connection may be lost later. */
export const loadSignOutQuestion = () => import('./sign-out-question.tsx');

/** Whether Sair may have to ask: an editor is open, or a draft of this person is on the device. */
function mayHaveUnsaved(userId: string): boolean {
  const isDraft = (key: string) => key.startsWith(draftPrefixOf(userId));
  return openSessions.all().length > 0 || Object.keys(pageStorage() ?? {}).some(isDraft);
}
