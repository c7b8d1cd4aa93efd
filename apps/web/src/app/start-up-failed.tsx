import { CloudAlert } from 'lucide-react';
import { useSession } from '../data/session-context.ts';
import { useReloadAfterReturn } from '../lib/page-return.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

export function StartUpFailed({ message }: { message: string }) {
  const session = useSession();
  useReloadAfterReturn();
  return (
    <MessagePage
      icon={CloudAlert}
      title="Não foi possível abrir o Alecrim"
      actions={<Button onClick={() => void session.restart()}>Tentar novamente</Button>}
    >
      <p>{message}</p>
    </MessagePage>
  );
}
