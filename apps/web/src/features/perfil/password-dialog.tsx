import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { Button } from '../../ui/button.tsx';
import { OpenDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CurrentPassword } from '../../ui/password-input.tsx';
import { SecondFactorField } from '../auth/second-factor-field.tsx';

interface PasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Asks for a code of the second factor too. */
  asksCode?: boolean;
  /** `onConfirm` ends with its signal. Otherwise the dialog stays until the answer: closing it would not stop what was asked for. */
  canAbort?: boolean;
  /** Throws with a message for the person when the server refuses. */
  onConfirm: (password: string, code: string, signal: AbortSignal) => Promise<void>;
}

/** Asks for the password again, so that another person at an unlocked computer cannot do this. */
export function PasswordDialog(props: PasswordDialogProps) {
  return props.isOpen && <PasswordForm {...props} />;
}

function PasswordForm(props: PasswordDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const running = useRef<AbortController>(null);
  // The request is outside React.
  useEffect(() => () => running.current?.abort(), []);
  const confirming = useMutation({
    mutationFn: async () => {
      if (!password) throw new Error('Informe sua senha');
      if (props.asksCode && !code.trim()) throw new Error('Digite o código');
      running.current = new AbortController();
      await props.onConfirm(password, code, running.current.signal);
    },
    onSuccess: () => props.onOpenChange(false),
  });

  const isHeld = confirming.isPending && !props.canAbort;

  return (
    <OpenDialog
      onClose={() => props.onOpenChange(false)}
      title={props.title}
      isPinned={isHeld}
      className="sm:max-w-md"
      footer={
        <>
          <Button variant="outline" disabled={isHeld} onClick={() => props.onOpenChange(false)}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={props.isDestructive ? 'danger' : 'primary'}
            isBusy={confirming.isPending}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={onSubmit(() => confirming.isPending || confirming.mutate())}
      >
        {confirming.error && <Notice variant="danger">{failureText(confirming.error)}</Notice>}
        <div className="grid gap-2 text-muted">{props.children}</div>
        <CurrentPassword value={password} onChange={setPassword} />
        {props.asksCode && <SecondFactorField value={code} onChange={setCode} />}
      </form>
    </OpenDialog>
  );
}
