import { useState } from 'react';
import type { SecondFactorSecret } from '../../data/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPassword } from './second-factor-password.tsx';

// It draws a QR code, which few visits to the profile need.
const SecondFactorApp = lazyPart(() => import('./second-factor-app.tsx').then((m) => m.SecondFactorApp), {
  waiting: <LoadingArea />,
});

interface SecondFactorSetUpProps {
  isReplacing?: boolean;
  /** Called when the second factor is on, before the recovery codes are shown. */
  onEnabled?: () => void;
  onDone: () => void;
}

/** The three steps of the set-up, in a dialog or on a page: password, app, recovery codes. */
export function SecondFactorSetUp({ isReplacing = false, onEnabled, onDone }: SecondFactorSetUpProps) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) {
    return (
      <div className="grid gap-5">
        <RecoveryCodes codes={codes} />
        <Button onClick={onDone}>Guardei os códigos</Button>
      </div>
    );
  }
  if (!secret) return <SecondFactorPassword isReplacing={isReplacing} onSecret={setSecret} />;
  return (
    <SecondFactorApp
      secret={secret}
      onEnabled={(recoveryCodes) => {
        setCodes(recoveryCodes);
        onEnabled?.();
      }}
    />
  );
}
