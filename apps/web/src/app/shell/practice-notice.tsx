import type { PracticeNotice as Told } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../data/client-context.tsx';
import { markNoticeRead, noticesQuery } from '../../data/practice.ts';
import { onMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ShellNotice } from './shell-notice.tsx';

const words: Record<Told['mudou'][number], string> = {
  publicUrl: 'o endereço público',
  smtpUrl: 'o servidor de e-mail',
  mailFrom: 'o remetente dos e-mails',
};
const list = new Intl.ListFormat('pt-BR');

/** Tells that links for new passwords take another way now: a colleague may not have expected it (T53). */
export function PracticeNotice() {
  const client = useClient();
  const queries = useQueryClient();
  const { data: notices } = useQuery(noticesQuery(client));
  const read = useMutation({
    mutationFn: (notice: Told) => markNoticeRead(client, notice),
    onSuccess: () => queries.invalidateQueries(noticesQuery(client)),
  });
  const notice = notices?.[0];
  if (!notice) return null;
  return (
    <ShellNotice
      actions={
        <Button look="outline" size="sm" isBusy={read.isPending} onClick={() => read.mutate(notice)}>
          Entendi
        </Button>
      }
    >
      {notice.por ?? 'Alguém da administração'} mudou{' '}
      {list.format(notice.mudou.map((setting) => words[setting]))} deste consultório {onMoment(notice.em)}.
      Links de senha nova só são enviados 24 horas depois da mudança. Se você não esperava por isso, fale com
      quem administra o consultório.
    </ShellNotice>
  );
}
