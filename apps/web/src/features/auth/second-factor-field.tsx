import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface SecondFactorFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: string;
  autoFocus?: boolean;
}

/** The code of the authenticator app, or a recovery code where the phone is not at hand. */
export function SecondFactorField({ value, onChange, error, autoFocus }: SecondFactorFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="grid justify-items-start gap-1">
      <Field
        key={String(isRecovery)}
        label={isRecovery ? 'Código de recuperação' : 'Código do aplicativo'}
        hint={
          isRecovery
            ? 'Um dos dez códigos que você guardou. Cada um vale uma vez.'
            : 'Os 6 dígitos que o aplicativo autenticador mostra agora.'
        }
        error={error}
        className="w-full"
      >
        {(control) => (
          <Input
            {...control}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize={isRecovery ? 'characters' : undefined}
            spellCheck={false}
            autoFocus={autoFocus || isRecovery}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="font-mono tracking-widest"
          />
        )}
      </Field>
      <Button
        variant="link"
        size="inline"
        onClick={() => {
          onChange('');
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? 'Usar o aplicativo' : 'Usar um código de recuperação'}
      </Button>
    </div>
  );
}
