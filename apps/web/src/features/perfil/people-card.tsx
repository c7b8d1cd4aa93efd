import type { Account, Role } from '@alecrim/domain';
import { ownPicture } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient, useUser } from '../../data/context.ts';
import { accessMutation, inviteMutation, peopleQuery, withdrawMutation } from '../../data/people.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Options, Select } from '../../ui/select.tsx';
import { QueryView, Skeleton } from '../../ui/states.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { CopyButton } from '../cardapio/share/copy-button.tsx';
import { InviteForm, roleLabels } from './invite-form.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';

/** For admins: the people of this installation, their roles and their access (P68). */
export function PeopleCard() {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const me = useUser();
  const query = useQuery(peopleQuery(client));
  const [disabling, setDisabling] = useState<Account | null>(null);
  const [promoting, setPromoting] = useState<{ person: Account; role: Role } | null>(null);
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
  const card = useRef<HTMLDivElement>(null);
  const [unsent, setUnsent] = useState<{ email: string; link: string } | null>(null);
  const invited = (title: string) => (email: string, link: string | undefined) => {
    setUnsent(link ? { email, link } : null);
    if (!link) toast({ title, description: email });
  };
  const resend = ({ email, role }: Account) =>
    invite.mutate({ email, role }, { onSuccess: ({ link }) => invited('Convite reenviado')(email, link) });

  return (
    <Card ref={card} tabIndex={-1} className="grid gap-5 outline-none">
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
                onRole={(role) => setPromoting({ person, role })}
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
      {/* An arrow key changes a closed select: the question keeps it from changing rights. */}
      <AlertDialog
        isOpen={promoting !== null}
        onOpenChange={(isOpen) => !isOpen && setPromoting(null)}
        title="Mudar o papel desta pessoa?"
        confirmLabel="Mudar"
        onConfirm={() =>
          promoting && access.mutate({ id: promoting.person.id, access: { role: promoting.role } })
        }
      >
        {promoting && `${nameOf(promoting.person)} ${effects[promoting.role]}`}
      </AlertDialog>
      <AlertDialog
        isOpen={disabling !== null}
        onOpenChange={(isOpen) => !isOpen && setDisabling(null)}
        title="Desativar o acesso desta pessoa?"
        confirmLabel="Desativar"
        isDestructive
        onConfirm={() => disabling && access.mutate({ id: disabling.id, access: { disabled: true } })}
      >
        {disabling && nameOf(disabling)} sai de todos os dispositivos agora e não consegue mais entrar. Nada é
        apagado, e você pode reativar quando quiser.
      </AlertDialog>
      <AlertDialog
        isOpen={withdrawing !== null}
        onOpenChange={(isOpen) => !isOpen && setWithdrawing(null)}
        title="Retirar este convite?"
        confirmLabel="Retirar"
        isDestructive
        onConfirm={() => {
          setUnsent(null);
          // The pressed button goes together with its row.
          const focusCard = () => card.current?.focus({ preventScroll: true });
          if (withdrawing) withdraw.mutate(withdrawing, { onSuccess: focusCard });
        }}
      >
        O link enviado para {withdrawing?.email} deixa de funcionar. Você pode convidar de novo quando quiser.
      </AlertDialog>
    </Card>
  );
}

const nameOf = ({ full_name, email }: Account): string => full_name?.trim() || email;

const effects: Record<Role, string> = {
  admin: 'passa a administrar este Alecrim: convida e desativa pessoas e muda o Consultório.',
  user: 'deixa de administrar este Alecrim. Pacientes e cardápios dessa pessoa não mudam.',
};

/** Without a mail server the invitation is handed over by whoever invited. */
function UnsentInvitation({ email, link }: { email: string; link: string }) {
  return (
    <Notice variant="success">
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

interface PersonRowProps {
  person: Account;
  /** True for the own row: people cannot change their own access, so that one admin always stays. */
  isMe: boolean;
  isBusy: boolean;
  onResend: () => void;
  onWithdraw: () => void;
  onRole: (role: Role) => void;
  onAccess: (isAllowed: boolean) => void;
}

function PersonRow({ person, isMe, isBusy, onResend, onWithdraw, onRole, onAccess }: PersonRowProps) {
  const { email, role, disabled, is_verified } = person;
  const name = nameOf(person);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={name} src={ownPicture(person.foto_url)} />
      <div className="min-w-40 grow basis-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isMe && <Badge variant="brand">Você</Badge>}
          {disabled && <Badge variant="danger">Sem acesso</Badge>}
          {!disabled && !is_verified && <Badge variant="warning">Convite pendente</Badge>}
        </p>
        <p className="text-sm break-all text-muted">{email}</p>
      </div>
      {isMe ? (
        <span className="text-sm text-muted">{roleLabels[role]}</span>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {!is_verified && !disabled && (
            <>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Reenviar convite para ${email}`}
                onClick={onResend}
              >
                Reenviar convite
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Retirar convite de ${email}`}
                onClick={onWithdraw}
              >
                Retirar convite
              </Button>
            </>
          )}
          <Select
            aria-label={`Papel de ${name}`}
            value={role}
            onChange={(event) => !isBusy && onRole(event.target.value as Role)}
            className="h-9 w-44"
          >
            <Options labels={roleLabels} />
          </Select>
          <Button
            variant={disabled ? 'outline' : 'ghost'}
            size="sm"
            isBusy={isBusy}
            aria-label={`${disabled ? 'Reativar' : 'Desativar'} ${name}`}
            onClick={() => onAccess(Boolean(disabled))}
          >
            {disabled ? 'Reativar' : 'Desativar'}
          </Button>
        </div>
      )}
    </li>
  );
}
