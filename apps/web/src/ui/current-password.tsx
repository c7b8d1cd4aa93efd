import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

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
