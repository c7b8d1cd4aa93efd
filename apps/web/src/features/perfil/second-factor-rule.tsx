import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../data/context.ts';
import { secondFactorQuery } from '../../data/own-account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** For admins: whether every account must use a second factor. */
export function SecondFactorRule() {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { data: status } = useQuery(secondFactorQuery(client));
  const [isAsked, setAsked] = useState(false);
  if (!status) return null;
  const { required, enabled } = status;

  async function change(password: string, otpCode: string) {
    await client.auth.secondFactor.require(!required, { password, otpCode: otpCode || undefined });
    await queries.invalidateQueries(secondFactorQuery(client));
    toast({ title: required ? 'Verificação em duas etapas opcional' : 'Verificação em duas etapas exigida' });
  }

  return (
    <section
      aria-label="Verificação em duas etapas de todas as pessoas"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4"
    >
      <div className="grid min-w-48 grow basis-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          Verificação em duas etapas
          {required && <Badge variant="brand">Exigida de todas as pessoas</Badge>}
        </p>
        <p className="text-sm text-muted">{explanation(required, enabled)}</p>
      </div>
      {(required || enabled) && (
        <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
          {required ? 'Tornar opcional' : 'Exigir de todas as pessoas'}
        </Button>
      )}
      <PasswordDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={required ? 'Tornar a verificação opcional' : 'Exigir a verificação de todas as pessoas'}
        confirmLabel={required ? 'Tornar opcional' : 'Exigir'}
        asksCode={required}
        onConfirm={change}
      >
        <p>
          {required
            ? 'Cada pessoa decide se usa a verificação. Quem já usa continua usando.'
            : 'Quem ainda não usa terá de ativar a verificação antes de fazer qualquer outra coisa.'}
        </p>
      </PasswordDialog>
    </section>
  );
}

function explanation(isRequired: boolean, isEnabled: boolean): string {
  if (isRequired) return 'Quem ainda não ativou precisa ativar ao entrar.';
  return isEnabled
    ? 'Cada pessoa decide se usa.'
    : 'Para exigir de todas as pessoas, ative antes a sua em Segurança.';
}
