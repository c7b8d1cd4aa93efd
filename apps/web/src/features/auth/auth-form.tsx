import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { useClient } from '../../data/context.ts';
import { NewPasswordField } from '../../fields/new-password-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { failureCode, failureText } from '../../lib/failure-text.ts';
import { type LoginMode, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface AuthFormProps<V extends FieldValues> {
  initial: DefaultValues<V>;
  onSubmit: (values: V) => Promise<void>;
  submitLabel: string;
  /** The error of a field is shown beside the field; other errors are shown above the form. */
  fieldOfFailure?: Record<string, Path<V>>;
  children: ReactNode;
}

/** One column of fields and one button. After a failure it shows the reason and focuses the field. */
export function AuthForm<V extends FieldValues>(props: AuthFormProps<V>) {
  const form = useForm<V>({ defaultValues: props.initial });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: V) {
    try {
      await props.onSubmit(values);
    } catch (error) {
      const field = props.fieldOfFailure?.[failureCode(error) ?? ''] ?? 'root';
      form.setError(field, { message: failureText(error) }, { shouldFocus: true });
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {errors.root && <Notice variant="danger">{errors.root.message}</Notice>}
        {props.children}
        <Button type="submit" size="lg" isBusy={isSubmitting} className="mt-1 w-full">
          {props.submitLabel}
        </Button>
      </form>
    </FormProvider>
  );
}

interface RegisterFormProps {
  submitLabel: string;
  /** The token is absent where the address has to be confirmed first. */
  onRegistered: (account: { email: string; password: string }, token?: string) => void | Promise<void>;
}

/** Creates an account. */
export function RegisterForm({ submitLabel, onRegistered }: RegisterFormProps) {
  const { auth } = useClient();

  async function register({
    full_name,
    password,
    ...values
  }: Record<'full_name' | 'email' | 'password', string>) {
    const email = values.email.trim();
    const { access_token } = await auth.register({ email, password, full_name: full_name.trim() });
    await onRegistered({ email, password }, access_token);
  }

  return (
    <AuthForm
      initial={{ full_name: '', email: '', password: '' }}
      onSubmit={register}
      submitLabel={submitLabel}
      fieldOfFailure={{ EMAIL_TAKEN: 'email', WEAK_PASSWORD: 'password' }}
    >
      <FullNameField />
      <EmailField />
      <FirstPasswordField />
    </AuthForm>
  );
}

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
      autoComplete="username"
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

export const FirstPasswordField = () => (
  <NewPasswordField
    name="password"
    label="Senha"
    hint="Uma frase curta é fácil de lembrar e difícil de adivinhar."
  />
);

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

/** A link to another form of the login page that keeps the return address. */
export function ModeLink({ mode, children }: { mode?: LoginMode; children: ReactNode }) {
  const [params] = useSearchParams();
  return (
    <Link
      to={paths.login({ mode, from: params.get('from_url') })}
      className="rounded-sm text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

/** Shown wherever a person would wait for a mail that this server cannot send. */
export function NoMailServer() {
  return (
    <Notice>
      Este Alecrim ainda não envia e-mails: as mensagens ficam na pasta mail do servidor. Quem cuida dele pode
      entregar a você o link ou o código, ou configurar um servidor de e-mail em Meu Perfil.
    </Notice>
  );
}
