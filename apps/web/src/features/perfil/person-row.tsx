import type { Account, Role } from '@alecrim/domain';
import { ownPicture } from '@alecrim/domain/pure';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { roleLabels } from './role-labels.ts';

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

export function PersonRow({ person, isMe, isBusy, onResend, onWithdraw, onRole, onAccess }: PersonRowProps) {
  const { email, role, disabled, is_verified } = person;
  const name = person.full_name?.trim() || email;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={name} src={ownPicture(person.foto_url)} />
      <div className="min-w-40 grow basis-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isMe && <Badge look="brand">Você</Badge>}
          {disabled && <Badge look="danger">Sem acesso</Badge>}
          {!disabled && !is_verified && <Badge look="warning">Convite pendente</Badge>}
        </p>
        <p className="text-sm break-all text-muted">{email}</p>
      </div>
      {isMe ? (
        <span className="text-sm text-muted">{roleLabels[role]}</span>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {!is_verified && !disabled && (
            <>
              <Button look="ghost" size="sm" aria-label={`Reenviar convite para ${email}`} onClick={onResend}>
                Reenviar convite
              </Button>
              <Button look="ghost" size="sm" aria-label={`Retirar convite de ${email}`} onClick={onWithdraw}>
                Retirar convite
              </Button>
            </>
          )}
          <Select
            aria-label={`Papel de ${name}`}
            value={role}
            disabled={isBusy}
            onChange={(event) => onRole(event.target.value as Role)}
            className="h-9 w-44"
          >
            {Object.entries(roleLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Button
            look={disabled ? 'outline' : 'ghost'}
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
