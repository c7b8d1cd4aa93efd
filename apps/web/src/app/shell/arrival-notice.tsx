import { useState } from 'react';
import { useClient } from '../../data/client-context.tsx';
import { useSessionState } from '../../data/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { useSignOut } from '../../unsaved/use-sign-out.tsx';
import { ShellNotice } from './shell-notice.tsx';

/** A link brought the token: says whose account it opened, because another person may have made the link (T35). */
export function ArrivalNotice() {
  const { auth } = useClient();
  const { user } = useSessionState();
  const { signOut, question } = useSignOut();
  const [isAccepted, setAccepted] = useState(false);
  if (!user || isAccepted || !auth.isFromAddress()) return null;

  function accept() {
    auth.acceptToken();
    setAccepted(true);
  }

  return (
    <ShellNotice
      actions={
        <>
          <Button look="outline" size="sm" onClick={signOut}>
            Não sou eu
          </Button>
          <Button look="outline" size="sm" onClick={accept}>
            Sou eu
          </Button>
        </>
      }
    >
      Você entrou por um link, na conta de{' '}
      <strong className="break-all">
        {user.full_name ? `${user.full_name} (${user.email})` : user.email}
      </strong>
      .{question}
    </ShellNotice>
  );
}
