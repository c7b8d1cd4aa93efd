import type { PracticeNotice as NoticeData } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff, Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useClient, useSessionState } from '../../data/context.ts';
import { markNoticeRead, noticesQuery } from '../../data/practice.ts';
import { onMoment } from '../../lib/dates.ts';
import { useIsOffline } from '../../lib/network-state.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureNotice } from '../../ui/toast.tsx';
import { useSignOut } from '../../unsaved/use-sign-out.tsx';

/** The token came from a link: shows whose account it opened, because another person may have made the link (T35). */
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
          <Button variant="outline" size="sm" onClick={signOut}>
            Não sou eu
          </Button>
          <Button variant="outline" size="sm" onClick={accept}>
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

const settingNames: Record<NoticeData['mudou'][number], string> = {
  publicUrl: 'o endereço público',
  smtpUrl: 'o servidor de e-mail',
  mailFrom: 'o remetente dos e-mails',
};
const list = new Intl.ListFormat('pt-BR');

/** Tells that the address or mail server of password links has changed: a colleague may not have expected it (T53). */
export function PracticeNotice() {
  const client = useClient();
  const queries = useQueryClient();
  const { data: notices } = useQuery(noticesQuery(client));
  const failed = useFailureNotice();
  const read = useMutation({
    mutationFn: (notice: NoticeData) => markNoticeRead(client, notice),
    onSuccess: () => queries.invalidateQueries(noticesQuery(client)),
    onError: failed('Não foi possível marcar o aviso como lido'),
  });
  const notice = notices?.[0];
  if (!notice) return null;
  return (
    <ShellNotice
      actions={
        <Button variant="outline" size="sm" isBusy={read.isPending} onClick={() => read.mutate(notice)}>
          Entendi
        </Button>
      }
    >
      {notice.por ?? 'Alguém da administração'} mudou{' '}
      {list.format(notice.mudou.map((setting) => settingNames[setting]))} deste consultório{' '}
      {onMoment(notice.em)}. Links de senha nova só são enviados 24 horas depois da mudança. Se você não
      esperava por isso, fale com quem administra o consultório.
    </ShellNotice>
  );
}

/** A sentence above every page, with what the person can do about it. */
const ShellNotice = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <div
    role="status"
    className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warning-soft px-4 py-2.5 text-sm text-warning print:hidden"
  >
    <Info aria-hidden="true" className="size-4 shrink-0" />
    <p className="min-w-48 grow basis-0">{children}</p>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </div>
);

export function OfflineBanner() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className="print:hidden">
      {isOffline && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2.5 text-center text-sm font-medium text-warning">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          Você está sem conexão. O que você escrever fica guardado; salve quando a conexão voltar.
        </p>
      )}
    </div>
  );
}
