import type { Practice, PracticeChange } from '@alecrim/domain/pure';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from './text-field.tsx';

const atInstallation = 'Definido na instalação do Alecrim.';

/** The public address and the mail server. What the installation has set is only shown. */
export function PracticeFields({ practice: { fixos: fixed, email } }: { practice: Practice }) {
  const isAddressFixed = fixed.includes('publicUrl');
  const isMailFixed = fixed.includes('smtpUrl');
  const isSenderFixed = fixed.includes('mailFrom');
  return (
    <div className="grid gap-4">
      <TextField
        name="endereco"
        label="Endereço público"
        hint={
          isAddressFixed ? atInstallation : 'O endereço que os pacientes abrem. Todos os links usam este.'
        }
        type="url"
        inputMode="url"
        placeholder="https://cardapios.seunome.com.br"
        readOnly={isAddressFixed}
        rules={{ validate: practiceRules.endereco }}
      />
      <fieldset className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <legend className="mb-2 text-sm font-medium text-muted sm:col-span-2">
          Servidor de e-mail, para códigos e senhas novas. {isMailFixed && atInstallation}
        </legend>
        <TextField
          name="servidor"
          label="Servidor (SMTP)"
          placeholder="smtp.seuprovedor.com.br"
          readOnly={isMailFixed}
        />
        <TextField
          name="porta"
          label="Porta"
          inputMode="numeric"
          readOnly={isMailFixed}
          rules={{ validate: practiceRules.porta }}
        />
        <TextField name="usuario" label="Usuário" readOnly={isMailFixed} className="sm:col-span-2" />
        <TextField
          name="senha"
          label="Senha do servidor de e-mail"
          hint={
            email.tem_senha &&
            'Já há uma senha guardada. Deixe em branco para mantê-la; com outro servidor, porta ou usuário, digite-a de novo.'
          }
          type="password"
          autoComplete="new-password"
          readOnly={isMailFixed}
          className="sm:col-span-2"
        />
        <TextField
          name="remetente"
          label="Remetente"
          hint={
            isSenderFixed
              ? atInstallation
              : 'Como aparece para quem recebe. Ex.: Consultório Ana <contato@seunome.com.br>'
          }
          readOnly={isSenderFixed}
          className="sm:col-span-2"
        />
      </fieldset>
    </div>
  );
}

/** The values of the form. */
export type PracticeValues = ReturnType<typeof practiceValues>;

export const practiceValues = ({ endereco, remetente, email }: Practice) => ({
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

/** The values that were changed since `before` and may be saved, or null when nothing changed. */
export function practiceChange(
  values: PracticeValues,
  practice: Practice,
  before = practiceValues(practice),
): PracticeChange | null {
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

/** Shows the values that the server refused at their fields, the first with the focus. Returns whether there are any. */
export function showFieldErrors(
  form: UseFormReturn<PracticeValues>,
  refused: readonly { field: string; message: string }[],
): boolean {
  const shown = refused
    .map(({ field, message }) => ({ name: field.split('.').at(-1) as keyof PracticeValues, message }))
    .filter(({ name }) => name in form.getValues());
  for (const [index, { name, message }] of shown.entries())
    form.setError(name, { message }, { shouldFocus: index === 0 });
  return shown.length > 0;
}
