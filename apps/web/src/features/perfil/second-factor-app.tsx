import { qrPath } from '@alecrim/document';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { enablingKey, type SecondFactorSecret } from '../../data/own-account.ts';
import { copyText } from '../../lib/clipboard.ts';
import { failureText } from '../../lib/failure-text.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { QrFigure } from '../../ui/qr-figure.tsx';
import { useToast } from '../../ui/toast.tsx';

interface SecondFactorAppProps {
  secret: SecondFactorSecret;
  onEnabled: (recoveryCodes: string[]) => void;
}

/** The person scans or types the secret into the authenticator app; the first code confirms it. */
export function SecondFactorApp({ secret: { secret, uri }, onEnabled }: SecondFactorAppProps) {
  const { auth } = useClient();
  const toast = useToast();
  const qr = useMemo(() => qrPath(uri), [uri]);
  const [code, setCode] = useState('');
  const enable = useMutation({
    mutationKey: enablingKey,
    mutationFn: () => {
      if (!code.trim()) throw new Error('Digite o código que o aplicativo mostra');
      return auth.secondFactor.enable(code);
    },
    onSuccess: onEnabled,
  });

  async function copyKey() {
    const isCopied = await copyText(secret);
    toast(
      isCopied ? { title: 'Chave copiada' } : { title: 'Não foi possível copiar', variant: 'destructive' },
    );
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit(() => enable.isPending || enable.mutate())}>
      <p className="text-muted">
        Abra um aplicativo autenticador no celular (Google Authenticator, Microsoft Authenticator, Aegis ou
        outro), escolha adicionar uma conta e aponte a câmera para o QR code.
      </p>
      <div className="mx-auto w-52 max-w-full">
        <QrFigure label="QR code para o aplicativo autenticador" qr={qr} />
      </div>
      <div className="grid justify-items-start gap-1.5">
        <p className="text-sm text-muted">
          O aplicativo está neste aparelho?{' '}
          <a href={uri} className="font-semibold text-brand-ink underline underline-offset-4">
            Abra-o com a conta pronta
          </a>{' '}
          ou digite esta chave nele:
        </p>
        <code className="text-sm font-semibold break-words">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <Button icon={Copy} variant="outline" size="sm" onClick={() => void copyKey()}>
          Copiar chave
        </Button>
      </div>
      <Field
        label="Código do aplicativo"
        hint="Os 6 dígitos que o aplicativo mostra agora. As outras sessões abertas serão encerradas."
        error={enable.error ? failureText(enable.error) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="font-mono tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" isBusy={enable.isPending}>
        Ativar
      </Button>
    </form>
  );
}
