import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useClient } from '../../data/client-context.tsx';
import type { SecondFactorSecret } from '../../data/second-factor.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SecondFactorField } from '../auth/second-factor-field.tsx';

interface SecondFactorPasswordProps {
  /** A second factor is in force: the new one replaces it, and needs its code. */
  isReplacing: boolean;
  onSecret: (secret: SecondFactorSecret) => void;
}

/** Asks for the password, so that another person at an unlocked computer cannot lock the owner out. */
export function SecondFactorPassword({ isReplacing, onSecret }: SecondFactorPasswordProps) {
  const { auth } = useClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const begin = useMutation({
    mutationFn: () => {
      if (!password) throw new Error('Informe sua senha');
      if (isReplacing && !code.trim()) throw new Error('Digite o código');
      return auth.secondFactor.setUp({ password, otpCode: isReplacing ? code : undefined });
    },
    onSuccess: onSecret,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!begin.isPending) begin.mutate();
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {begin.error && <Notice look="danger">{failureText(begin.error)}</Notice>}
      <p className="text-muted">
        {isReplacing
          ? 'O aplicativo atual continua valendo até você confirmar o novo.'
          : 'Para entrar, além da senha, será preciso um código que só o seu celular mostra. Confirme sua senha para começar.'}
      </p>
      <CurrentPassword value={password} onChange={setPassword} />
      {isReplacing && <SecondFactorField value={code} onChange={setCode} />}
      <Button type="submit" isBusy={begin.isPending}>
        Continuar
      </Button>
    </form>
  );
}
