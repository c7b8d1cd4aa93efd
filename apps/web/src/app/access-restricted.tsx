import { ShieldAlert } from 'lucide-react';
import { useSession } from '../data/session-context.ts';
import { Button } from '../ui/button.tsx';
import { useSignOut } from '../unsaved/use-sign-out.tsx';
import { MessagePage } from './message-page.tsx';

export function AccessRestricted() {
  const session = useSession();
  const { signOut, question } = useSignOut();
  return (
    <MessagePage
      icon={ShieldAlert}
      title="Access Restricted"
      actions={
        <>
          <Button onClick={() => void session.restart()}>Tentar novamente</Button>
          <Button look="outline" onClick={signOut}>
            Sair
          </Button>
        </>
      }
    >
      <p lang="en">
        You are not registered to use this application. Please contact the app administrator to request
        access.
      </p>
      {question}
    </MessagePage>
  );
}
