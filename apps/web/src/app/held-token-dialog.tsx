import { useState } from 'react';
import { useClient } from '../data/client-context.tsx';
import { useSession, useSessionState } from '../data/session-context.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';

/** A link carried the token of another account: the person is asked before the account changes (T35). */
export function HeldTokenDialog() {
  const client = useClient();
  const session = useSession();
  const { user } = useSessionState();
  const [isAnswered, setAnswered] = useState(false);
  const held = client.auth.heldToken();

  return (
    <AlertDialog
      isOpen={Boolean(held && user && !isAnswered)}
      onOpenChange={(isOpen) => setAnswered(!isOpen)}
      title="Trocar de conta?"
      cancelLabel="Continuar nesta conta"
      confirmLabel="Trocar de conta"
      onConfirm={() => void (held && session.signIn(held))}
    >
      O link que você abriu entra com outro acesso. Neste momento você está como{' '}
      <strong>{user?.email}</strong>. Troque somente se foi você quem pediu esse link.
    </AlertDialog>
  );
}
