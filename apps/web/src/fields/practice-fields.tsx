import type { Practice, PracticeChange } from '@alecrim/domain/pure';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';

const atInstallation = 'Definido na instalação do Alecrim.';

/** The public address and the mail server. What the installation has set is only shown. */
export function PracticeFields({ practice }: { practice: Practice }) {
  const { register, formState } = useFormContext<PracticeValues>();
  const { errors } = formState;
  const { fixos: fixed, email } = practice;
  const isAddressFixed = fixed.includes('publicUrl');
  const isMailFixed = fixed.includes('smtpUrl');
  const isSenderFixed = fixed.includes('mailFrom');
  return (
    <div className="grid gap-4">
      <Field
        label="Endereço público"
        hint={
          isAddressFixed ? atInstallation : 'O endereço que os pacientes abrem. Todos os links usam este.'
        }
        error={errors.endereco?.message}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://cardapios.seunome.com.br"
            readOnly={isAddressFixed}
            {...register('endereco', { validate: practiceRules.endereco })}
          />
        )}
      </Field>
      <fieldset className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <legend className="mb-2 text-sm font-medium text-muted sm:col-span-2">
          Servidor de e-mail, para códigos e senhas novas. {isMailFixed && atInstallation}
        </legend>
        <Field label="Servidor (SMTP)" error={errors.servidor?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder="smtp.seuprovedor.com.br"
              readOnly={isMailFixed}
              {...register('servidor')}
            />
          )}
        </Field>
        <Field label="Porta" error={errors.porta?.message}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              readOnly={isMailFixed}
              {...register('porta', { validate: practiceRules.porta })}
            />
          )}
        </Field>
        <Field label="Usuário" className="sm:col-span-2">
          {(control) => (
            <Input {...control} autoComplete="off" readOnly={isMailFixed} {...register('usuario')} />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field
            label="Senha do servidor de e-mail"
            hint={
              email.tem_senha
                ? 'Já há uma senha guardada. Deixe em branco para mantê-la; com outro servidor, porta ou usuário, digite-a de novo.'
                : undefined
            }
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="new-password"
                readOnly={isMailFixed}
                {...register('senha')}
              />
            )}
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Field
            label="Remetente"
            hint={
              isSenderFixed
                ? atInstallation
                : 'Como aparece para quem recebe. Ex.: Consultório Ana <contato@seunome.com.br>'
            }
            error={errors.remetente?.message}
          >
            {(control) => (
              <Input {...control} autoComplete="off" readOnly={isSenderFixed} {...register('remetente')} />
            )}
          </Field>
        </div>
      </fieldset>
    </div>
  );
}

/** The values of the form. */
export interface PracticeValues {
  endereco: string;
  remetente: string;
  servidor: string;
  porta: string;
  usuario: string;
  senha: string;
}

export const practiceValues = ({ endereco, remetente, email }: Practice): PracticeValues => ({
  endereco,
  remetente,
  servidor: email.servidor,
  porta: String(email.porta),
  usuario: email.usuario,
  senha: '',
});

/** Whether the installation has set everything, so that nothing can be changed in the app. */
export const isSetAtInstallation = ({ fixos }: Practice): boolean =>
  (['publicUrl', 'smtpUrl', 'mailFrom'] as const).every((name) => fixos.includes(name));

/** The changed values that may be saved, or null when nothing changed. */
export function practiceChange(values: PracticeValues, practice: Practice): PracticeChange | null {
  const before = practiceValues(practice);
  const isChanged = (...names: (keyof PracticeValues)[]) =>
    names.some((name) => values[name].trim() !== before[name]);
  const may = (name: Practice['fixos'][number]) => !practice.fixos.includes(name);
  const change: PracticeChange = {
    ...(may('publicUrl') && isChanged('endereco') && { endereco: values.endereco.trim() }),
    ...(may('mailFrom') && isChanged('remetente') && { remetente: values.remetente.trim() }),
    ...(may('smtpUrl') &&
      isChanged('servidor', 'porta', 'usuario', 'senha') && {
        email: {
          servidor: values.servidor.trim(),
          porta: Number(values.porta),
          usuario: values.usuario.trim(),
          ...(values.senha && { senha: values.senha }),
        },
      }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** The checks before the password is requested; the server repeats them. */
const practiceRules = {
  endereco: (text: string) =>
    text.trim() === '' ||
    /^https?:\/\/[^\s/?#]+\/?$/i.test(text.trim()) ||
    'Comece com https:// e não escreva nada depois do domínio',
  porta: (text: string) =>
    (Number(text) >= 1 && Number(text) <= 65_535) || 'A porta é um número de 1 a 65.535',
};

interface FieldErrors {
  data?: { extra_data?: { fields?: readonly { field: string; message: string }[] } };
}

/** Shows the values that the server refused at their fields, the first with the focus. Returns whether there are any. */
export function showFieldErrors(form: UseFormReturn<PracticeValues>, error: unknown): boolean {
  const refused = (error as FieldErrors | null)?.data?.extra_data?.fields ?? [];
  const names = Object.keys(form.getValues());
  const own = refused.map(({ field, message }) => ({ name: field.split('.').at(-1) ?? '', message }));
  const shown = own.filter(({ name }) => names.includes(name));
  for (const [index, { name, message }] of shown.entries())
    form.setError(name as keyof PracticeValues, { message }, { shouldFocus: index === 0 });
  return shown.length > 0;
}
