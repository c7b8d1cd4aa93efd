import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../data/client-context.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { useCountdown } from './countdown.ts';

// The server sends at most one code a minute.
const WAIT = 60;

export function ResendCode() {
  const { auth } = useClient();
  const { getValues, trigger } = useFormContext<{ email: string }>();
  const [secondsLeft, restart] = useCountdown(getValues('email') ? WAIT : 0);
  const [outcome, setOutcome] = useState('');

  async function resend() {
    if (!(await trigger('email'))) return;
    try {
      await auth.resendOtp(getValues('email').trim());
      setOutcome('Enviamos um novo código. O anterior deixou de valer.');
    } catch (error) {
      setOutcome(failureText(error));
    }
    restart(WAIT);
  }

  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        Não chegou? Confira a caixa de spam ou{' '}
        {secondsLeft > 0 ? (
          <span className="whitespace-nowrap">aguarde {secondsLeft} s para pedir outro.</span>
        ) : (
          <Button look="link" size="inline" onClick={() => void resend()}>
            peça outro código
          </Button>
        )}
      </p>
      <p role="status" className="font-medium text-ink empty:absolute">
        {outcome}
      </p>
    </div>
  );
}
