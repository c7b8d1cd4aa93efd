import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

/** A password that can be shown. Paste and password managers are never hindered. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pr-12', className)}
        {...rest}
      />
      <button
        type="button"
        aria-label="Mostrar senha"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </span>
  );
}

interface CurrentPasswordProps {
  label?: string;
  hint?: ReactNode;
  value: string;
  onChange: (password: string) => void;
}

/** Asks for the current password; password managers recognise the field by `current-password`. */
export const CurrentPassword = ({ label = 'Sua senha', hint, value, onChange }: CurrentPasswordProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <PasswordInput
        {...control}
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
