import { useMutation } from '@tanstack/react-query';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useClient } from '../../data/context.ts';
import { saveFile } from '../../data/files.ts';
import type { SecondFactorSecret } from '../../data/own-account.ts';
import { copyText } from '../../lib/clipboard.ts';
import { failureText } from '../../lib/failure-text.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CurrentPassword } from '../../ui/password-input.tsx';
import { LoadingArea } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { SecondFactorField } from '../auth/second-factor-field.tsx';

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

interface SecondFactorPasswordProps {
  /** A second factor is in force: the new one replaces it, and needs its code. */
  isReplacing: boolean;
  onSecret: (secret: SecondFactorSecret) => void;
}

/** Asks for the password, so that another person at an unlocked computer cannot lock the owner out. */
function SecondFactorPassword({ isReplacing, onSecret }: SecondFactorPasswordProps) {
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

  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit(() => begin.isPending || begin.mutate())}>
      {begin.error && <Notice variant="danger">{failureText(begin.error)}</Notice>}
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

const TITLE = 'Códigos de recuperação do Alecrim';
const HINT = 'Cada código vale uma vez, no lugar do código do aplicativo autenticador.';

/** The codes are shown once, because the server stores only their hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const text = [TITLE, HINT, '', ...codes, ''].join('\n');

  async function copy() {
    const isCopied = await copyText(codes.join('\n'));
    toast(
      isCopied ? { title: 'Códigos copiados' } : { title: 'Não foi possível copiar', variant: 'destructive' },
    );
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Guarde estes dez códigos fora do celular. Se você perder o aplicativo, cada um deles abre a sua conta
        uma vez. Eles não aparecem de novo.
      </p>
      <ul
        aria-label="Códigos de recuperação"
        className="grid gap-x-6 gap-y-2 rounded-control border border-line bg-soft p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} variant="outline" size="sm" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button
          icon={Download}
          variant="outline"
          size="sm"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'codigos-de-recuperacao.txt')}
        >
          Baixar
        </Button>
        <Button icon={Printer} variant="outline" size="sm" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {createPortal(<Sheet codes={codes} />, document.body)}
    </div>
  );
}

/** The printed sheet: the codes without the page behind them. */
const Sheet = ({ codes }: { codes: readonly string[] }) => (
  <div data-print-alone aria-hidden="true" className="hidden p-8 print:block">
    <h1 className="text-xl font-bold">{TITLE}</h1>
    <p className="mt-2">{HINT}</p>
    <ul className="mt-6 grid gap-2 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </div>
);
