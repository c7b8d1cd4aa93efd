import { TextField } from '../../fields/text-field.tsx';

const required = (message: string) => ({
  validate: (value: string) => value.trim() !== '' || message,
});

// Only catches slips; the server decides what an address is.
const ADDRESS = /^\S+@\S+\.\S+$/;

export function EmailField({ readOnly }: { readOnly?: boolean }) {
  return (
    <TextField
      name="email"
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={readOnly}
      rules={{
        validate: (value: string) =>
          value.trim() === '' ? 'Informe seu e-mail' : ADDRESS.test(value.trim()) || 'E-mail inválido',
      }}
    />
  );
}

export function FullNameField() {
  return (
    <TextField
      name="full_name"
      label="Nome completo"
      autoComplete="name"
      rules={required('Informe seu nome')}
    />
  );
}

export function NewPasswordField() {
  return (
    <TextField
      name="password"
      label="Senha"
      type="password"
      autoComplete="new-password"
      hint="Pelo menos 8 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar."
      rules={{
        validate: (value: string) => value.length >= 8 || 'A senha precisa de pelo menos 8 caracteres',
      }}
    />
  );
}

export function PasswordField({ aside }: { aside?: React.ReactNode }) {
  return (
    <TextField
      name="password"
      label="Senha"
      type="password"
      autoComplete="current-password"
      aside={aside}
      rules={required('Informe sua senha')}
    />
  );
}
