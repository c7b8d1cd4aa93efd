import type { Account } from '@alecrim/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../data/client-context.tsx';
import { accessMutation, inviteMutation, peopleQuery, withdrawMutation } from '../../data/people.ts';
import { useUser } from '../../data/session-context.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { useFailureNotice } from '../../ui/failure-notice.ts';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CopyButton } from '../cardapio/share/copy-button.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';

/** For admins: the people of this installation, their roles and their access (P68). */
export function PeopleCard() {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const me = useUser();
  const query = useQuery(peopleQuery(client));
  const [disabling, setDisabling] = useState<Account | null>(null);
  const fail = useFailureNotice();
  const access = useMutation({
    ...accessMutation(client, queries),
    onError: fail('Não foi possível mudar o acesso'),
  });
  const invite = useMutation({
    ...inviteMutation(client, queries),
    onError: fail('Não foi possível reenviar o convite'),
  });
  const [withdrawing, setWithdrawing] = useState<Account | null>(null);
  const withdraw = useMutation({
    ...withdrawMutation(client, queries),
    onError: fail('Não foi possível retirar o convite'),
  });
  const [unsent, setUnsent] = useState<{ email: string; link: string } | null>(null);
  const invited = (title: string) => (email: string, link: string | undefined) => {
    setUnsent(link ? { email, link } : null);
    if (!link) toast({ title, description: email });
  };
  const resend = ({ email, role }: Account) =>
    invite.mutate({ email, role }, { onSuccess: ({ link }) => invited('Convite reenviado')(email, link) });

  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <CardTitle>Pessoas</CardTitle>
        <p className="text-sm text-muted">
          Cada pessoa vê só os próprios pacientes e cardápios; as orientações são de todos.
        </p>
      </div>
      <InviteForm onInvited={invited('Convite enviado')} />
      {unsent && <UnsentInvitation {...unsent} />}
      <SecondFactorRule />
      <QueryView query={query} loading={<Skeleton className="h-32" />}>
        {(people) => (
          <ul aria-label="Pessoas" className="divide-y divide-line border-t border-line">
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isMe={person.id === me.id}
                isBusy={access.isPending && access.variables.id === person.id}
                onResend={() => resend(person)}
                onWithdraw={() => setWithdrawing(person)}
                onRole={(role) => access.mutate({ id: person.id, access: { role } })}
                onAccess={(isAllowed) =>
                  isAllowed
                    ? access.mutate({ id: person.id, access: { disabled: false } })
                    : setDisabling(person)
                }
              />
            ))}
          </ul>
        )}
      </QueryView>
      <AlertDialog
        isOpen={disabling !== null}
        onOpenChange={(isOpen) => !isOpen && setDisabling(null)}
        title="Desativar o acesso desta pessoa?"
        confirmLabel="Desativar"
        isDestructive
        onConfirm={() => disabling && access.mutate({ id: disabling.id, access: { disabled: true } })}
      >
        {disabling?.full_name || disabling?.email} sai de todos os dispositivos agora e não consegue mais
        entrar. Nada é apagado, e você pode reativar quando quiser.
      </AlertDialog>
      <AlertDialog
        isOpen={withdrawing !== null}
        onOpenChange={(isOpen) => !isOpen && setWithdrawing(null)}
        title="Retirar este convite?"
        confirmLabel="Retirar"
        isDestructive
        onConfirm={() => {
          setUnsent(null);
          if (withdrawing) withdraw.mutate(withdrawing);
        }}
      >
        O link enviado para {withdrawing?.email} deixa de funcionar. Você pode convidar de novo quando quiser.
      </AlertDialog>
    </Card>
  );
}

/** Without a mail server the invitation is handed over by whoever invited. */
function UnsentInvitation({ email, link }: { email: string; link: string }) {
  return (
    <Notice look="success">
      <p>
        Este Alecrim ainda não envia e-mails. Copie o link do convite e envie-o você para{' '}
        <strong className="break-all">{email}</strong>. Ele vale por 3 dias.
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Input
          aria-label="Link do convite"
          readOnly
          value={link}
          className="min-w-0 grow basis-60"
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={link} />
      </div>
    </Notice>
  );
}
