import { MIN_PASSWORD } from '@alecrim/domain/pure';
import { TextField } from './text-field.tsx';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  hint: string;
}

export const NewPasswordField = ({ name, label, hint }: NewPasswordFieldProps) => (
  <TextField
    name={name}
    label={label}
    type="password"
    autoComplete="new-password"
    hint={`Pelo menos ${MIN_PASSWORD} caracteres. ${hint}`}
    rules={{
      validate: (value: string) =>
        value.length >= MIN_PASSWORD || `A senha precisa de pelo menos ${MIN_PASSWORD} caracteres`,
    }}
  />
);
