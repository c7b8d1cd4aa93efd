import { type ReactNode, useState } from 'react';
import { useSession } from '../data/context.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { loadSignOutQuestion } from './load-sign-out-question.ts';
import { mayHaveUnsaved } from './may-have-unsaved.ts';

const SignOutQuestion = lazyDialog(
  () => loadSignOutQuestion().then((m) => m.SignOutQuestion),
  'Você tem alterações não salvas e está sem conexão. Tente sair de novo quando ela voltar.',
);

/** Sair, wherever it is pressed. It erases the person's drafts on this device, so it asks first where there are any. */
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
