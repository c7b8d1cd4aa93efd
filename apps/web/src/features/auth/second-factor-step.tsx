import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useClient } from '../../data/client-context.tsx';
import { failureCode, failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SecondFactorField } from './second-factor-field.tsx';

/** The password is kept in memory only, until the code is typed. */
export interface Credentials {
  email: string;
  password: string;
}

interface SecondFactorStepProps {
  credentials: Credentials;
  onSignedIn: () => Promise<void>;
}

/** The last step of signing in. */
export function SecondFactorStep({ credentials: { email, password }, onSignedIn }: SecondFactorStepProps) {
  const { auth } = useClient();
  const [code, setCode] = useState('');
  const enter = useMutation({
    mutationFn: async () => {
      if (!code.trim()) throw new Error('Digite o código');
      await auth.loginViaEmailPassword(email, password, undefined, code);
      await onSignedIn();
    },
  });
  const isAboutCode = !code.trim() || failureCode(enter.error) === 'INVALID_OTP';
  const failure = enter.error ? failureText(enter.error) : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!enter.isPending) enter.mutate();
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {failure && !isAboutCode && <Notice look="danger">{failure}</Notice>}
      <SecondFactorField
        value={code}
        onChange={setCode}
        error={isAboutCode ? failure : undefined}
        autoFocus
      />
      <Button type="submit" size="lg" isBusy={enter.isPending} className="w-full">
        Entrar
      </Button>
      <p className="text-sm text-muted">
        Perdeu o celular e os códigos? A pessoa que administra o servidor pode desligar a verificação da sua
        conta.
      </p>
    </form>
  );
}
